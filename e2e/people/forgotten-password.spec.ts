import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import {
  avatar,
  button,
  createEmail,
  createUniqueIpHeaders,
  emailField,
  fillSignInForm,
  notice,
  PASSWORD,
  register,
} from '#e2e/support/account.ts'
import { expectAccessible } from '#e2e/support/axe-scan.ts'
import { at } from '#e2e/support/open.ts'
import { findMailedLinks, waitForMailedLink } from '#e2e/support/outbox.ts'
import {
  credentialsMessages,
  identityProblems,
  identityTexts,
  loginNotices,
} from '#texts/people/identity.ts'
import { emailActionTexts, forgotPasswordTexts, resetLead } from '#texts/people/password-reset.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })
// Each test creates an account, and hashing passwords is slow.
test.slow()

const NEW_PASSWORD = 'battery staple 9'
const newPassword = (page: Page) => page.getByLabel(emailActionTexts.newPassword)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function askForLink(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email)
  await button(page, forgotPasswordTexts.send).click()
}

test('a forgotten password is replaced by the mailed link', {
  tag: ['@phone', '@both'],
}, async ({ page, browser, visit, errors }) => {
  errors.expectError(/status of 400/)
  const email = createEmail()
  const other = await browser.newContext({ extraHTTPHeaders: createUniqueIpHeaders() })
  await register(await other.newPage(), email)
  await other.close()

  await visit('/')
  await emailField(page).fill(` ${email} `)
  await page.getByRole('link', { name: identityTexts.forgot }).click()
  await expect(page).toHaveURL(at('/forgot-password'))
  await expect(emailField(page)).toHaveValue(email)
  await button(page, forgotPasswordTexts.send).click()
  await expect(page.getByText(forgotPasswordTexts.sent)).toBeVisible()
  await expect(heading(page, forgotPasswordTexts.sentHeading)).toBeFocused()

  const link = await waitForMailedLink(email, 'resetPassword')
  await visit(link)
  await expect(page.getByText(resetLead(email))).toBeVisible()
  await newPassword(page).fill('1234567')
  await button(page, emailActionTexts.save).click()
  await expect(newPassword(page)).toHaveAccessibleDescription(credentialsMessages.password.short)
  await newPassword(page).fill(NEW_PASSWORD)
  await button(page, emailActionTexts.save).click()
  await expect(heading(page, emailActionTexts.savedHeading)).toBeVisible()

  await page.getByRole('link', { name: emailActionTexts.toSignIn }).click()
  await expect(page).toHaveURL(at('/'))
  await fillSignInForm(page, email, PASSWORD)
  await button(page, identityTexts.login).click()
  await expect(notice(page, loginNotices.failure)).toBeVisible()
  await fillSignInForm(page, email, NEW_PASSWORD)
  await button(page, identityTexts.login).click()
  await expect(page).toHaveURL(at('/home'))
  await expect(avatar(page)).toHaveText('O')

  await visit(link)
  await expect(heading(page, emailActionTexts.invalidLinkHeading)).toBeVisible()
  await page.getByRole('link', { name: emailActionTexts.requestNewLink }).click()
  await expect(page).toHaveURL(at('/forgot-password'))
})

test('an unknown email address gets the same answer but no mail, and the form can be retried', {
  tag: '@phone',
}, async ({ page, visit, errors }) => {
  const email = createEmail()
  await visit('/forgot-password')
  await button(page, forgotPasswordTexts.send).click()
  await expect(emailField(page)).toHaveAccessibleDescription(credentialsMessages.email.required)
  await askForLink(page, email)
  await expect(page.getByText(forgotPasswordTexts.sent)).toBeVisible()
  expect(await findMailedLinks(email, 'resetPassword')).toEqual([])
  await button(page, forgotPasswordTexts.again).click()
  await expect(emailField(page)).toBeVisible()

  errors.expectError(/net::ERR_FAILED/)
  await page.route(/sendOobCode/, (route) => route.abort())
  await askForLink(page, createEmail())
  await expect(page.getByText(identityProblems.unreachable)).toBeVisible()
  await page.unroute(/sendOobCode/)
  await button(page, forgotPasswordTexts.send).click()
  await expect(page.getByText(forgotPasswordTexts.sent)).toBeVisible()
})

test('a double click on the button leaves the answer visible', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/forgot-password')
  await emailField(page).fill(createEmail())
  // After a fast response the second click could hit the next button.
  await page.route('**/accounts:sendOobCode*', (route) => route.fulfill({ json: {} }))
  await button(page, forgotPasswordTexts.send).dblclick({ delay: 150 })
  await expect(page.getByText(forgotPasswordTexts.sent)).toBeVisible()
  await page.waitForTimeout(300)
  await expect(page.getByText(forgotPasswordTexts.sent)).toBeVisible()
})

test('an email address can be confirmed in another browser with the password', {
  tag: '@phone',
}, async ({ page, browser, visit, errors }) => {
  errors.expectError(/status of 400/)
  const email = createEmail()
  const other = await browser.newContext({ extraHTTPHeaders: createUniqueIpHeaders() })
  await register(await other.newPage(), email)
  await other.close()
  await visit(await waitForMailedLink(email, 'verifyEmail'))
  await button(page, emailActionTexts.confirm).click()
  await expect(heading(page, emailActionTexts.signInHeading)).toBeFocused()
  const password = page.getByLabel(identityTexts.userPassword, { exact: true })
  await button(page, emailActionTexts.confirm).click()
  await expect(password).toHaveAccessibleDescription(credentialsMessages.password.required)
  await password.fill('wrong horse 7')
  await button(page, emailActionTexts.confirm).click()
  await expect(page.getByText(identityProblems.wrongPassword)).toBeVisible()
  await expectAccessible(page)
  await password.fill(PASSWORD)
  await button(page, emailActionTexts.confirm).click()
  await expect(heading(page, emailActionTexts.confirmedHeading)).toBeFocused()
})

test('a link with an unknown or incomplete code shows an error', { tag: '@phone' }, async ({
  page,
  visit,
  errors,
}) => {
  errors.expectError(/status of 400/)
  await visit('/email-action#mode=resetPassword&oobCode=foreign')
  await expect(page.getByText(emailActionTexts.invalidResetLink)).toBeVisible()
  // The format of links in older mails.
  await visit('/email-action?mode=verifyEmail&oobCode=foreign')
  await button(page, emailActionTexts.confirm).click()
  await expect(page.getByText(emailActionTexts.invalidConfirmationLink)).toBeVisible()
  for (const query of ['', '#mode=resetPassword', '?mode=recoverEmail&oobCode=x']) {
    await visit(`/email-action${query}`)
    await expect(page.getByText(emailActionTexts.incompleteLink)).toBeVisible()
  }
})

test('the page of a mailed link must not be cached', { tag: '@phone' }, async ({ request }) => {
  const response = await request.get('/email-action?mode=verifyEmail&oobCode=secret')
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(await response.text()).toContain('noindex')
})
