import type { Locator, Page } from '@playwright/test'
import { test as signedIn } from '#e2e/fixtures/signed-in.ts'
import { expect, test } from '#e2e/fixtures.ts'
import {
  button,
  createEmail,
  createUniqueIpHeaders,
  fillSignInForm,
  notice,
  openSettings,
  PASSWORD,
  register,
} from '#e2e/support/account.ts'
import { at } from '#e2e/support/open.ts'
import { openProviderWindow } from '#e2e/support/provider-window.ts'
import { readStorage } from '#e2e/support/storage.ts'
import { identityProblems, identityTexts, loginNotices } from '#texts/people/identity.ts'
import { deleteAccountTexts, reauthenticationTexts, settingsTexts } from '#texts/people/settings.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })
signedIn.use({ extraHTTPHeaders: createUniqueIpHeaders() })
// Each test creates an account, and hashing passwords is slow.
test.slow()

const dialog = (page: Page) => page.getByRole('dialog', { name: deleteAccountTexts.heading })

test('an account is deleted by its password, and not without', {
  tag: ['@phone', '@both'],
}, async ({ page, visit, errors }) => {
  errors.expectError(/status of 400/)
  const email = createEmail()
  await register(page, email)
  await openSettings(page, email)
  await button(page, settingsTexts.delete).click()
  const password = dialog(page).getByLabel(reauthenticationTexts.password)
  await dialog(page).getByRole('button', { name: deleteAccountTexts.confirm }).click()
  await expect(password).toHaveAccessibleDescription(reauthenticationTexts.passwordRequired)
  await password.fill('not my password')
  await dialog(page).getByRole('button', { name: deleteAccountTexts.confirm }).click()
  await expect(password).toHaveAccessibleDescription(identityProblems.wrongPassword)
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('not my password')

  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(notice(page, settingsTexts.deleted)).toBeVisible()
  await expect(page).toHaveURL(at('/'))
  expect(await readStorage(page, 'avatarLetter')).toBeNull()
  await visit('/')
  await fillSignInForm(page, email, PASSWORD)
  await button(page, identityTexts.login).click()
  await expect(notice(page, loginNotices.failure)).toBeVisible()
})

test('an account of a provider is deleted by its window', { tag: '@desktop' }, async ({
  page,
  visit,
  errors,
}) => {
  errors.expectError(/status of 400/)
  const email = createEmail()
  /** Consents in the provider's popup, which `opener` opens. */
  async function agree(opener: Locator, as: string): Promise<void> {
    const popup = await openProviderWindow(page, () => opener.click())
    await popup.getByLabel('Address').fill(as)
    await popup.getByRole('button', { name: 'Allow' }).click()
  }
  await visit('/')
  await agree(button(page, 'Login with Google'), email)
  await expect(page).toHaveURL('/home')
  await openSettings(page, email)
  await expect(page.getByText(settingsTexts.confirmed, { exact: true })).toBeVisible()
  await expect(page.getByText(settingsTexts.changePassword)).toHaveCount(0)
  await button(page, settingsTexts.delete).click()
  const confirm = dialog(page).getByRole('button', { name: deleteAccountTexts.confirm })
  await agree(confirm, createEmail())
  await expect(dialog(page).getByText(/Nothing was deleted/)).toBeVisible()
  await agree(confirm, email)
  await expect(page).toHaveURL('/')
  await expect(notice(page, settingsTexts.deleted)).toBeVisible()
})

signedIn(
  'the dialog keeps the focus and gives it back',
  { tag: '@phone' },
  async ({ page, email }) => {
    await openSettings(page, email)
    const opener = button(page, settingsTexts.delete)
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => {
        const { activeElement: held, body } = document
        // After the last control, focus moves to the browser's own controls.
        return held === body || held?.closest('dialog') !== null
      })
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog(page)).toBeHidden()
    await opener.click()
    await dialog(page).getByRole('button', { name: deleteAccountTexts.cancel }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText(email, { exact: true })).toBeVisible()
  },
)
