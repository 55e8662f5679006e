import { expect, test } from '#e2e/fixtures.ts'
import {
  avatar,
  button,
  createEmail,
  createUniqueIpHeaders,
  fillSignInForm,
  logOut,
  notice,
  openSettings,
  PASSWORD,
  register,
} from '#e2e/support/account.ts'
import {
  contactField,
  fillContactForm,
  SEND_URL,
  waitUntilTypedIsStored,
} from '#e2e/support/contact-form.ts'
import { countQueuedForms, storeQueuedForm, storeRefusedMessage } from '#e2e/support/form-queue.ts'
import { allowFreezing, freeze, resume } from '#e2e/support/frozen-tab.ts'
import { readStorage } from '#e2e/support/storage.ts'
import { contactNotices, contactTexts } from '#texts/site/contact.ts'

// Text that was typed with an account is gone when the account is left (decision 121).
test.use({ extraHTTPHeaders: createUniqueIpHeaders() })
// Each test creates an account, and hashing passwords is slow.
test.slow()

test('Back does not lead to text typed before a sign-out', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const email = createEmail()
  await register(page, email)
  await visit('/contact')
  await fillContactForm(page, email)
  await logOut(page, email)
  await register(page, createEmail())
  while (!page.url().endsWith('/contact')) await page.goBack()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  for (const name of ['name', 'email', 'subject', 'message'] as const)
    await expect(contactField(page, name)).toHaveValue('')
  await contactField(page, 'subject').fill('Another')
  await waitUntilTypedIsStored(page, 'Another')
  expect(await readStorage(page, 'typedContact')).not.toContain(email)
})

test('Back does not show text typed before a sign-out while a picture is late', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const email = createEmail()
  await register(page, email)
  await visit('/contact')
  await fillContactForm(page, email)
  await logOut(page, email)
  const { promise: isLate, resolve: come } = Promise.withResolvers<void>()
  await page.route(/\.(avif|jpg)$/, (route) => isLate.then(() => route.continue()))
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL('/contact')
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await contactField(page, 'subject').fill('Another')
  come()
  await page.waitForLoadState('load')
  await expect(contactField(page, 'subject')).toHaveValue('Another')
  for (const name of ['name', 'email', 'message'] as const)
    await expect(contactField(page, name)).toHaveValue('')
})

for (const modules of ['fail', 'hang'])
  test(`Back does not show text typed before a sign-out while the scripts ${modules}`, {
    tag: '@phone',
  }, async ({ page, visit, errors }) => {
    errors.allowError(/ERR_FAILED|Failed to fetch/)
    const email = createEmail()
    await register(page, email)
    await visit('/contact')
    await fillContactForm(page, email)
    await logOut(page, email)
    await page.route(/\/assets\/.*\.js$/, (route) =>
      modules === 'fail' ? route.abort() : undefined,
    )
    await page.evaluate(() => window.history.back())
    await expect(page).toHaveURL('/contact')
    await contactField(page, 'message').focus()
    await expect(contactField(page, 'message')).toHaveValue('')
    await expect(contactField(page, 'email')).toHaveValue('')
  })

test('a tab whose scripts failed to load is emptied', { tag: '@phone' }, async ({
  page,
  context,
  visit,
  errors,
}) => {
  // The page's scripts may arrive just when the session ends.
  errors.allowError(/ERR_FAILED|Failed to fetch|status of 40[01]/)
  const email = createEmail()
  await register(page, email)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/contact')
  await fillContactForm(page, email)
  await page.unrouteAll()
  const settings = await context.newPage()
  await logOut(settings, email)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(contactField(page, 'message')).toHaveValue('')
  await expect(contactField(page, 'email')).toHaveValue('')
  expect(await readStorage(page, 'typedContact')).toBeNull()
  await visit('/contact', settings)
  await expect(contactField(settings, 'message')).toHaveValue('')
})

test('a frozen tab keeps the text that the next person typed and saved', {
  tag: '@phone',
}, async ({ page, context, visit, errors }) => {
  errors.allowError(/status of 400/)
  const email = createEmail()
  await register(page, email)
  const frozen = await context.newPage()
  await allowFreezing(frozen)
  await openSettings(frozen, email)
  await freeze(frozen)
  await logOut(page, email)
  const signedOutAt = await readStorage(page, 'signedOutAt')
  await visit('/contact')
  await page.waitForLoadState('networkidle')
  await storeQueuedForm(page, {
    id: crypto.randomUUID(),
    path: '/contact',
    values: {},
    since: Date.now(),
    isRefused: true,
  })
  await contactField(page, 'message').fill('Is the home in Lviv')
  await waitUntilTypedIsStored(page, 'Lviv')
  await resume(frozen)
  await expect(frozen).toHaveURL('/')
  expect(await readStorage(page, 'signedOutAt')).toBe(signedOutAt)
  await expect(contactField(page, 'message')).toHaveValue('Is the home in Lviv')
  expect(await countQueuedForms(page)).toBe(1)
})

test('settings in a frozen tab show who signed in meanwhile, and end no session', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  const email = createEmail()
  await register(page, email)
  const frozen = await context.newPage()
  await allowFreezing(frozen)
  await openSettings(frozen, email)
  await freeze(frozen)
  await logOut(page, email)
  await fillSignInForm(page, email, PASSWORD)
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/home')
  await visit('/contact')
  await contactField(page, 'message').fill('Is the home in Lviv')
  await waitUntilTypedIsStored(page, 'Lviv')
  const looked = frozen.waitForResponse(/accounts:lookup/)
  await resume(frozen)
  expect((await looked).status()).toBe(200)
  await expect(frozen.getByText(email, { exact: true })).toBeVisible()
  await expect(avatar(page)).toHaveText('O')
  expect(await readStorage(page, 'typedContact')).toContain('Lviv')
  // Any tab works for signing out; this one is open already.
  await button(frozen, 'Logout').click()
  await expect(frozen).toHaveURL('/')
  await expect.poll(() => readStorage(page, 'typedContact')).toBeNull()
})

test('queued forms do not survive a sign-out in a tab that is closed at once', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  const email = createEmail()
  await register(page, email)
  await openSettings(page, email)
  await storeRefusedMessage(page, 'A home in Lviv')
  await button(page, 'Logout').click()
  await page.waitForFunction(() => localStorage.getItem('signedOutAt') !== null)
  await page.close()
  const later = await context.newPage()
  await visit('/privacy', later)
  expect(await countQueuedForms(later)).toBe(0)
})

test('another tab is emptied, and a message that fails there is not kept', {
  tag: '@phone',
}, async ({ page, context, visit, errors }) => {
  errors.allowError(/ERR_FAILED/)
  const email = createEmail()
  await register(page, email)
  const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()
  await page.route(SEND_URL, (route) => isCut.then(() => route.abort()))
  await visit('/contact')
  await fillContactForm(page, email)
  await contactField(page, 'newsletter').fill(email)
  await button(page, contactTexts.send).click()
  await expect(button(page, contactTexts.sending)).toBeVisible()
  const settings = await context.newPage()
  await logOut(settings, email)
  await expect(contactField(page, 'message')).toHaveValue('')
  await expect(contactField(page, 'newsletter')).toHaveValue('')
  cut()
  await expect(notice(page, contactNotices.failure)).toBeVisible()
  expect(await readStorage(page, 'typedContact')).toBeNull()
  await contactField(page, 'message').fill('Another')
  await waitUntilTypedIsStored(page, 'Another')
  expect(await readStorage(page, 'typedContact')).not.toContain(email)
})

test('a message that is being sent is not queued after a sign-out', { tag: '@phone' }, async ({
  page,
  visit,
  errors,
}) => {
  errors.allowError(/ERR_FAILED|Failed to fetch/)
  const email = createEmail()
  await register(page, email)
  const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()
  await visit('/contact')
  await fillContactForm(page, email)
  await page.route(SEND_URL, (route) => isCut.then(() => route.abort()))
  await page.route('**/health', (route) => route.abort())
  await button(page, contactTexts.send).click()
  await expect(button(page, contactTexts.sending)).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Settings|Your account/ })
    .first()
    .click()
  await button(page, 'Logout').click()
  await expect(page).toHaveURL('/')
  cut()
  await expect(notice(page, contactNotices.failure)).toBeVisible()
  expect(await countQueuedForms(page)).toBe(0)
  expect(await readStorage(page, 'typedContact')).toBeNull()
})
