import type { Page } from '@playwright/test'
import { MESSAGE_EVENTS_PATH } from '#domain/messages/conversation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { withOwnSite as test } from '#e2e/fixtures/own-site.ts'
import { expect } from '#e2e/fixtures.ts'
import {
  button,
  createEmail,
  createUniqueIpHeaders,
  fillSignInForm,
  PASSWORD,
} from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { OFFLINE_ERRORS } from '#e2e/support/network/service-worker.ts'
import { findMessage } from '#e2e/support/people/message.ts'
import { createRequests, openAs } from '#e2e/support/people/signed-in-page.ts'
import { createOwnerForms } from '#test/homes/owner-forms.ts'
import { signIn } from '#test/site/sign-in.ts'
import {
  messagesTexts,
  quickReplyTexts,
  writeTexts,
  writeTitles,
} from '#texts/messages/messages.ts'
import { accountMenuTexts } from '#texts/people/account-menu.ts'
import { conversationReportTexts } from '#texts/safety/conversation-report.ts'
import { reportMessages, reportTexts } from '#texts/safety/report.ts'
import { shellTexts } from '#texts/site/shell.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const send = async (page: Page, text: string) => {
  await page.getByLabel(messagesTexts.label, { exact: true }).fill(text)
  await button(page, messagesTexts.send).click()
}

test('a seeker writes to an owner, who answers and blocks', { tag: '@phone' }, async ({
  page,
  browser,
  site,
  visit,
  errors,
}) => {
  test.slow()
  // 404 answers the tab whose conversation was left in another.
  errors.allowError(new RegExp(`${OFFLINE_ERRORS.source}|status of 404`))
  const app = createRequests(site.url)
  const forms = createOwnerForms(app)
  const owner = await signIn(app, createEmail())
  const moderatorEmail = createEmail()
  const moderator = await signIn(app, moderatorEmail)
  await site.grantModerator(moderatorEmail)
  const offer = await forms.createWaiting(owner)
  await forms.decide(moderator, offer, { intent: 'approve' })

  // The id depends on what other journeys have put up on this site.
  const homes = await (await forms.get(PATHS.myListings, owner.cookie)).text()
  await visit(/\/rent\/\d+/.exec(homes)?.[0] ?? '')
  await page.getByRole('link', { name: writeTitles.owner }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: writeTexts.signIn }).click()
  await fillSignInForm(page, createEmail(), PASSWORD)
  await button(page, 'Register').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(writeTitles.owner)
  const first = page.getByLabel(messagesTexts.label, { exact: true })
  await first.pressSequentially('Is it free? Call 050 123 45 67')
  // It is said while it is typed, and again in the conversation.
  await expect(page.getByText(messagesTexts.redactedOwn)).toBeVisible()
  await button(page, messagesTexts.send).click()
  await expect(page).not.toHaveURL(/new/)
  await expect(page.getByText(messagesTexts.redactedOwn)).toBeVisible()

  const other = await openAs(browser, site.url, owner)
  await visit(PATHS.messages, other)
  await expect(other.getByText('1 new')).toBeVisible()
  await expectAccessibleInBothThemes(other)
  await other.getByRole('link', { name: /Holovna Street/ }).click()
  await expect(findMessage(other, 'Is it free? Call •••••')).toBeVisible()
  await expectAccessibleInBothThemes(other)
  await other.getByRole('link', { name: quickReplyTexts['is-free'] }).click()
  await button(other, messagesTexts.send).click()
  await expect(findMessage(other, 'Is it free? Call 050 123 45 67')).toBeVisible()
  // The page updates without a reload, including texts that were redacted.
  await expect(page.locator('.message-entry').getByText(quickReplyTexts['is-free'])).toBeVisible()
  await expect(page.getByText(messagesTexts.redactedOwn)).toBeHidden()

  // Typed text survives leaving the page.
  const field = page.getByLabel(messagesTexts.label, { exact: true })
  await field.pressSequentially('On Mon')
  await page.reload()
  await expect(field).toHaveValue('On Mon')

  await page.context().setOffline(true)
  await send(page, 'On Monday?')
  await expect(page.getByText(messagesTexts.notSent)).toBeVisible()
  await send(other, 'Come at six.')
  await send(other, 'Or at seven.')
  await page.context().setOffline(false)
  await expect(page.locator('.message-entry').getByText('Or at seven.')).toBeVisible({
    timeout: 20_000,
  })
  await button(page, messagesTexts.tryAgain).click()
  await expect(other.locator('.message-entry').getByText('On Monday?')).toBeVisible()
  await expect(page.getByText(messagesTexts.notSent)).toBeHidden()
  for (const reader of [page, other])
    await expect(reader.locator('.message-text')).toHaveText([
      'Is it free? Call 050 123 45 67',
      quickReplyTexts['is-free'],
      'Come at six.',
      'Or at seven.',
      'On Monday?',
    ])

  const stream = page.waitForRequest((request) => request.url().endsWith(MESSAGE_EVENTS_PATH))
  await visit(PATHS.help)
  // The code of the menu loads once the page is idle.
  await page.mouse.move(10, 10)
  await stream
  await send(other, 'It is taken now.')
  const account = page.getByRole('button', { name: /^1 new message\. Your account, ., 1$/ })
  await expect(account).toBeVisible()
  // Each icon of the header keeps its place.
  const settings = page.getByRole('banner').getByRole('link', { name: shellTexts.settings })
  for (const icon of [settings, button(page, shellTexts.menu)])
    await expect(icon).toBeInViewport({ ratio: 0.8 })
  await account.click()
  await page.getByRole('banner').getByRole('link', { name: accountMenuTexts.messages }).click()
  await page.getByRole('link', { name: /Holovna Street/ }).click()
  await expect(page.locator('.message-entry').getByText('It is taken now.')).toBeVisible()

  // A message that arrives leaves the focus of somebody in the footer in view.
  const lastLink = page.getByRole('contentinfo').getByRole('link').last()
  await lastLink.focus()
  await send(other, 'Somebody else was faster.')
  await expect(page.locator('.message-entry').getByText('Somebody else was faster.')).toBeAttached()
  await expect(lastLink).toBeInViewport()

  await button(other, messagesTexts.more).click()
  await expectAccessibleInBothThemes(other)
  await other.getByRole('link', { name: conversationReportTexts.title.person }).click()
  await other.getByLabel(reportTexts.reason, { exact: true }).selectOption('insult')
  await button(other, reportTexts.send).click()
  await expect(other.getByText(reportMessages.person)).toBeVisible()
  await other.getByLabel(reportTexts.message, { exact: true }).selectOption('On Monday?')
  await button(other, reportTexts.send).click()
  await other.getByRole('link', { name: conversationReportTexts.back }).last().click()

  await button(other, messagesTexts.more).click()
  await other.locator('summary', { hasText: messagesTexts.block }).click()
  await button(other, messagesTexts.blockNow).click()
  await expect(other.getByText('You have blocked this person.')).toBeVisible()
  await expect(page.getByText('no longer takes messages from you')).toBeVisible()

  // A conversation that was left in another tab leads to the others.
  const tab = await page.context().newPage()
  await visit(new URL(page.url()).pathname, tab)
  await button(tab, messagesTexts.more).click()
  await tab.locator('summary', { hasText: messagesTexts.leave }).click()
  await button(tab, messagesTexts.leaveNow).click()
  await expect(page.getByRole('heading', { name: messagesTexts.gone })).toBeVisible()
  await page.getByRole('link', { name: messagesTexts.all }).click()
  await expect(page.getByRole('heading', { name: messagesTexts.empty })).toBeVisible()
  await other.context().close()
})
