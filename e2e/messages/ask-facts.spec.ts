import type { Page } from '@playwright/test'
import { factsPath } from '#domain/messages/facts/links.ts'
import { withoutLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { withOwnSite as test } from '#e2e/fixtures/own-site.ts'
import { expect } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { expectFirstPress, TIMEOUT } from '#e2e/support/first-press/expect-first-press.ts'
import { at } from '#e2e/support/open.ts'
import { createRequests, openAs } from '#e2e/support/people/signed-in-page.ts'
import { COMPLETE, createOwnerForms } from '#test/homes/owner-forms.ts'
import { signIn } from '#test/site/sign-in.ts'
import { wordedFactTexts } from '#texts/catalog/facts.ts'
import { outageTexts } from '#texts/catalog/outage.ts'
import { formatFieldLabel } from '#texts/homes/steps.ts'
import { askTexts, factQuestionTexts, formatAnswerLink } from '#texts/messages/facts.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const said = (page: Page, text: string) => page.locator('.message-text', { hasText: text })

test('one press asks what a home does not state, and the answer stands on its page', {
  tag: ['@phone', '@both'],
}, async ({ page, browser, site, visit }) => {
  test.slow()
  const app = createRequests(site.url)
  const forms = createOwnerForms(app)
  const owner = await signIn(app, createEmail())
  const seeker = await signIn(app, createEmail())
  const moderatorEmail = createEmail()
  const moderator = await signIn(app, moderatorEmail)
  await site.grantModerator(moderatorEmail)
  const content = { ...COMPLETE, pets: '', shelter: '', generatorCorridors: '' }
  const offer = await forms.createWaiting(owner, content)
  await forms.decide(moderator, offer, { intent: 'approve' })
  const homes = await (await forms.get(PATHS.myListings, owner.cookie)).text()
  const home = /\/rent\/\d+/.exec(homes)?.[0] ?? ''

  const asking = await openAs(browser, site.url, seeker)
  await visit(home, asking)
  await expect(asking.getByRole('heading', { name: outageTexts.heading })).toBeVisible()
  await expectFirstPress(
    asking,
    {
      name: 'questions about a home',
      path: at(home),
      act: (page, press) => press(button(page, askTexts.owner)),
      expectReaction: (page) => expect(said(page, wordedFactTexts.pets.name)).toBeVisible(TIMEOUT),
    },
    'mouse',
  )

  // The owner answers by keyboard.
  const answering = await openAs(browser, site.url, owner)
  await visit(withoutLanguage(new URL(asking.url()).pathname), answering)
  const link = answering.getByRole('link', { name: formatAnswerLink(3) })
  await link.focus()
  await answering.keyboard.press('Enter')
  await expect(answering.getByRole('heading', { level: 1 })).toHaveText(factQuestionTexts.title)
  await expectAccessibleInBothThemes(answering)
  await answering.getByLabel(formatFieldLabel('pets')).focus()
  await answering.keyboard.press('ArrowDown')
  await answering.getByLabel(formatFieldLabel('shelter')).focus()
  await answering.keyboard.type('nearby')
  await answering.keyboard.press('Enter')
  await expect(answering.getByLabel(formatFieldLabel('shelter'))).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await answering.getByLabel(formatFieldLabel('shelter')).fill('150')
  await answering.keyboard.press('Enter')
  const answer = [wordedFactTexts.pets.values.allowed, wordedFactTexts.shelter.format?.(150)]
  await expect(said(answering, answer.join(' · '))).toBeVisible()
  await expect(answering.getByRole('link', { name: formatAnswerLink(1) })).toBeVisible()
  await expect(said(asking, answer.join(' · '))).toBeVisible()
  await expectFirstPress(
    answering,
    {
      name: 'an answer about a home',
      path: at(factsPath(new URL(asking.url()).pathname.split('/').at(-1) ?? '')),
      async act(page, press) {
        await page.getByLabel(formatFieldLabel('generatorCorridors')).selectOption('yes')
        await press(button(page, factQuestionTexts.answer))
      },
      expectReaction: (page) =>
        expect(said(page, wordedFactTexts.generatorCorridors.values.yes)).toBeVisible(TIMEOUT),
    },
    'keyboard',
  )
  await expect(said(asking, wordedFactTexts.generatorCorridors.values.yes)).toBeVisible()

  // Public pages are cached until the index has seen the change.
  await expect(async () => {
    await visit(home)
    const pets = page.getByText(wordedFactTexts.pets.values.allowed)
    await expect(pets).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText(wordedFactTexts.shelter.format?.(150) ?? '')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
