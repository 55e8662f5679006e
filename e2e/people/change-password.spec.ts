import type { Page } from '@playwright/test'
import { test as signedIn } from '#e2e/fixtures/signed-in.ts'
import { expect, test } from '#e2e/fixtures.ts'
import {
  avatar,
  button,
  createEmail,
  createUniqueIpHeaders,
  fillSignInForm,
  notice,
  openSettings,
  PASSWORD,
  register,
} from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { credentialsMessages, identityProblems } from '#texts/people/identity.ts'
import { changePasswordTexts, settingsTexts } from '#texts/people/settings.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })
signedIn.use({ extraHTTPHeaders: createUniqueIpHeaders() })
// Each test creates an account, and hashing passwords is slow.
test.slow()

const NEW_PASSWORD = 'a battery, stapled 8'

const dialog = (page: Page) => page.getByRole('dialog', { name: changePasswordTexts.heading })
const current = (page: Page) => dialog(page).getByLabel(changePasswordTexts.current)
const next = (page: Page) => dialog(page).getByLabel(changePasswordTexts.next)
const save = (page: Page) =>
  dialog(page).getByRole('button', { name: changePasswordTexts.save, exact: true }).click()

async function openDialog(page: Page): Promise<void> {
  await button(page, settingsTexts.changePassword).click()
  await expect(dialog(page)).toBeVisible()
}

test('the password changes only with the current one; errors are shown and it can be retried', {
  tag: '@phone',
}, async ({ page, visit, browser, errors }) => {
  // The server rejects both the wrong and the old password.
  errors.expectError(/status of 400/)
  const email = createEmail()
  await register(page, email)
  const elsewhere = await browser.newContext({ extraHTTPHeaders: createUniqueIpHeaders() })
  const other = await elsewhere.newPage()
  await visit('/', other)
  await fillSignInForm(other, email, PASSWORD)
  await button(other, 'Login').click()
  await expect(other).toHaveURL('/home')

  await openSettings(page, email)
  await openDialog(page)
  await expect(current(page)).toBeFocused()
  await save(page)
  await expect(current(page)).toHaveAccessibleDescription('No password provided.')
  await expect(next(page)).toHaveAccessibleDescription('No password provided.')
  await current(page).fill('not my password')
  await next(page).fill('short')
  await save(page)
  await expect(next(page)).toHaveAccessibleDescription(credentialsMessages.password.short)
  await next(page).fill(NEW_PASSWORD)
  await save(page)
  await expect(current(page)).toHaveAccessibleDescription(identityProblems.wrongPassword)
  await expect(current(page)).toBeFocused()
  await expect(next(page)).toHaveValue(NEW_PASSWORD)

  await current(page).fill(PASSWORD)
  for (const [message, said] of [
    ['WEAK_PASSWORD : too common', changePasswordTexts.refused],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', changePasswordTexts.failed],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', identityProblems.tooMany],
  ] as const) {
    await page.route('**/accounts:update*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
    )
    await save(page)
    await expect(dialog(page).getByText(said)).toBeVisible()
    if (said === changePasswordTexts.refused) {
      await expect(next(page)).toHaveAccessibleDescription(said)
    }
    await page.unroute('**/accounts:update*')
  }
  await current(page).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page, changePasswordTexts.changed)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await openSettings(page, email)
  await expect(avatar(page)).toHaveText('O')

  await visit('/settings', other)
  await expect(other).toHaveURL('/')
  await fillSignInForm(other, email, PASSWORD)
  await button(other, 'Login').click()
  await expect(notice(other, 'Login error!')).toBeVisible()
  await fillSignInForm(other, email, NEW_PASSWORD)
  await button(other, 'Login').click()
  await expect(other).toHaveURL('/home')
  await elsewhere.close()
})

signedIn(
  'axe finds nothing serious in the dialog; without the service typed text stays; a link leads to the forgotten-password page',
  { tag: '@phone' },
  async ({ page, email, errors }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSettings(page, email)
    await openDialog(page)
    await save(page)
    await expect(current(page)).toHaveAccessibleDescription('No password provided.')
    await expectAccessibleInBothThemes(page)

    errors.expectError(/net::ERR_FAILED/)
    await current(page).fill(PASSWORD)
    await next(page).fill(NEW_PASSWORD)
    await page.route('**/accounts:*', (route) => route.abort())
    await save(page)
    await expect(dialog(page).getByText(identityProblems.unreachable)).toBeVisible()
    await expect(next(page)).toHaveValue(NEW_PASSWORD)
    await page.getByRole('button', { name: changePasswordTexts.close }).click()
    await expect(dialog(page)).toHaveCount(0)

    await openDialog(page)
    await dialog(page).getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL('/forgot-password')
  },
)
