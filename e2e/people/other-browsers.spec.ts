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
import { expectAccessible } from '#e2e/support/axe-scan.ts'
import { readMails } from '#e2e/support/outbox.ts'
import { readStorage, seedStorage } from '#e2e/support/storage.ts'
import { identityProblems } from '#texts/people/identity.ts'
import { endSignInTexts, reauthenticationTexts, signInTexts } from '#texts/people/settings.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })
const TYPED = {
  typedContact: JSON.stringify({ name: 'Olha', email: '', subject: '', message: 'Is it' }),
  typedMessages: JSON.stringify({ 'a/seeker': 'Is it free?' }),
  typedHomes: JSON.stringify({ 'a/words': { revision: 1, values: { title: 'Bright' } } }),
}

// Each test creates an account, and hashing passwords is slow.
test.slow()

test('a second browser is announced by mail and can be signed out in the settings, which clears its drafts', {
  tag: '@phone',
}, async ({ page, browser, visit, errors }) => {
  errors.expectError(/status of 400/)
  const email = createEmail()
  await register(page, email)
  await openSettings(page, email)
  await expect(button(page, signInTexts.end)).toHaveCount(0)

  const elsewhere = await browser.newContext({ extraHTTPHeaders: createUniqueIpHeaders() })
  await seedStorage(elsewhere, TYPED)
  const other = await elsewhere.newPage()
  await visit('/', other)
  await fillSignInForm(other, email, PASSWORD)
  await button(other, 'Login').click()
  await expect(other).toHaveURL('/home')
  await expect
    .poll(async () => (await readMails()).filter((text) => text.includes(`To: ${email}`)).join())
    .toContain('New sign-in to Homiq')

  await openSettings(page, email)
  const end = page.getByRole('button', { name: /^Sign out Chrome on/ })
  await end.click()
  const dialog = page.getByRole('dialog', { name: endSignInTexts.heading })
  await dialog.getByLabel(reauthenticationTexts.password).fill('wrong horse 7')
  await button(page, endSignInTexts.confirm).click()
  await expect(dialog.getByLabel(reauthenticationTexts.password)).toHaveAccessibleDescription(
    identityProblems.wrongPassword,
  )
  await expectAccessible(page)
  await dialog.getByLabel(reauthenticationTexts.password).fill(PASSWORD)
  await button(page, endSignInTexts.confirm).click()
  await expect(notice(page, signInTexts.ended)).toBeVisible()
  await expect(end).toHaveCount(0)

  expect(await readStorage(other, 'typedMessages')).not.toBeNull()
  await visit('/settings', other)
  await expect(other).toHaveURL('/')
  for (const key of Object.keys(TYPED)) await expect.poll(() => readStorage(other, key)).toBeNull()
  await elsewhere.close()
  await visit('/home')
  await expect(avatar(page)).toHaveText('O')
})
