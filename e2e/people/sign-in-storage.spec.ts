import { expect, test } from '#e2e/fixtures.ts'
import {
  avatar,
  button,
  createEmail,
  createUniqueIpHeaders,
  fillSignInForm,
  notice,
  PASSWORD,
} from '#e2e/support/account.ts'
import { blockStorage, STORAGE_ERRORS } from '#e2e/support/blocked-storage.ts'
import { seedStorage } from '#e2e/support/storage.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

test('without any storage a sign-in lasts as long as the page', { tag: '@phone' }, async ({
  page,
  context,
  visit,
  errors,
}) => {
  errors.allowError(STORAGE_ERRORS)
  await blockStorage(context)
  const email = createEmail()
  await visit('/')
  await fillSignInForm(page, email, PASSWORD)
  await button(page, 'Register').click()
  await expect(notice(page, 'Registration is successful!')).toBeVisible()
  await expect(page).toHaveURL('/home')
  await expect(avatar(page)).toHaveText('O')
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await button(page, 'Logout').click()
  await expect(page).toHaveURL('/')
})

test('a stored letter without a session is removed once the session is checked', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/identity/settings', (route) => asked.then(() => route.continue()))
  await seedStorage(context, { avatarLetter: 'Q' })
  await visit('/home')
  await expect(avatar(page)).toHaveText('Q')
  answer()
  await expect(avatar(page)).toHaveText('NA')
})
