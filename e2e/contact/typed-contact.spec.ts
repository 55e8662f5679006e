import type { Page } from '@playwright/test'
import { contactNotices, contactTexts } from '#content/texts/contact/contact.ts'
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
import {
  contactField,
  expectContactFormValues,
  fillContactForm,
  SEND_URL,
} from '#e2e/support/contact-form.ts'
import { countQueuedForms, storeQueuedForm, storeRefusedMessage } from '#e2e/support/form-queue.ts'
import { readStorage } from '#e2e/support/storage.ts'

const waitUntilStored = (page: Page, text: string) =>
  expect.poll(() => readStorage(page, 'typedContact')).toContain(text)

/** Browsers freeze hidden tabs, which then learn of nothing until they are shown. */
const allowFreezing = (page: Page) =>
  page.addInitScript(() => {
    const isFrozen = () => Reflect.has(window, 'isFrozen')
    Object.defineProperty(document, 'visibilityState', {
      get: () => (isFrozen() ? 'hidden' : 'visible'),
    })
    window.addEventListener('storage', (event) => isFrozen() && event.stopImmediatePropagation(), {
      capture: true,
    })
  })
const freeze = (page: Page) => page.evaluate(() => Object.assign(window, { isFrozen: true }))
const resume = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(window, 'isFrozen')
    document.dispatchEvent(new Event('visibilitychange'))
  })

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

test('what was typed is there after a reload and in a new tab, until it is sent', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  const email = createEmail()
  await visit('/contact')
  await fillContactForm(page, email)
  await waitUntilStored(page, email)
  await page.reload()
  await expectContactFormValues(page, email)
  const other = await context.newPage()
  await visit('/contact', other)
  await expectContactFormValues(other, email)
  await other.close()
  await button(page, contactTexts.send).click()
  await expect(notice(page, contactNotices.success)).toBeVisible()
  expect(await readStorage(page, 'typedContact')).toBeNull()
  await page.reload()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(contactField(page, 'message')).toHaveValue('')
})

test('a message that was not accepted is there after a reload', { tag: '@phone' }, async ({
  page,
  visit,
  errors,
}) => {
  errors.allowError(/status of 500/)
  const email = createEmail()
  await page.route(SEND_URL, (route) => route.fulfill({ status: 500, body: 'no' }))
  await visit('/contact')
  await fillContactForm(page, email)
  await button(page, contactTexts.send).click()
  await expect(notice(page, contactNotices.failure)).toBeVisible()
  await page.reload()
  await expectContactFormValues(page, email)
})

test('what was sent without the scripts does not come back', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const email = createEmail()
  await visit('/contact')
  await fillContactForm(page, email)
  await waitUntilStored(page, email)
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.reload()
  await fillContactForm(page, email)
  await button(page, contactTexts.send).click()
  await expect(page.getByText(contactNotices.success)).toBeVisible()
  await page.unrouteAll()
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(contactField(page, 'message')).toHaveValue('')
  expect(await readStorage(page, 'typedContact')).toBeNull()
  await contactField(page, 'message').fill('Another')
  await waitUntilStored(page, 'Another')
  await page.reload()
  await expect(contactField(page, 'message')).toHaveValue('Another')
})

// @touched: before hydration the browser posts the form itself.
test('a message that fails after its page was left is there again', {
  tag: ['@phone', '@touched'],
}, async ({ page, visit, errors }) => {
  errors.allowError(/ERR_FAILED/)
  const email = createEmail()
  const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()
  await page.route(SEND_URL, (route) => isCut.then(() => route.abort()))
  await visit('/contact')
  await fillContactForm(page, email)
  await button(page, contactTexts.send).click()
  await expect(button(page, contactTexts.sending)).toBeVisible()
  // Phones close hidden pages, so that the message is saved at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => countQueuedForms(page)).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  cut()
  await expect(notice(page, contactNotices.failure)).toBeVisible()
  await expect.poll(() => countQueuedForms(page)).toBe(0)
  await visit('/contact')
  await expectContactFormValues(page, email)
})

// @touched: before hydration the browser posts the form itself.
test('what is typed while another message is sent stays', { tag: ['@phone', '@touched'] }, async ({
  page,
  visit,
}) => {
  const email = createEmail()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(SEND_URL, (route) => isAnswered.then(() => route.continue()))
  await visit('/contact')
  await fillContactForm(page, email)
  await button(page, contactTexts.send).click()
  await expect(button(page, contactTexts.sending)).toBeVisible()
  await contactField(page, 'message').fill('Another message')
  answer()
  await expect(notice(page, contactNotices.success)).toBeVisible()
  await expect(contactField(page, 'message')).toHaveValue('Another message')
  expect(await readStorage(page, 'typedContact')).toContain('Another message')
})

test('two tabs keep what was typed last, and neither changes the other', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  await visit('/contact')
  await contactField(page, 'message').fill('Is the home in Lviv')
  await waitUntilStored(page, 'Lviv')
  const other = await context.newPage()
  await visit('/contact', other)
  await contactField(other, 'message').fill('Is the home in Dnipro')
  await waitUntilStored(other, 'Dnipro')
  await expect(contactField(page, 'message')).toHaveValue('Is the home in Lviv')
  await page.reload()
  await expect(contactField(page, 'message')).toHaveValue('Is the home in Dnipro')
})

test.describe('after somebody has signed out', { tag: '@phone' }, () => {
  // Each test creates an account, and hashing passwords is slow.
  test.slow()

  test('Back does not lead to what was typed before', async ({ page, visit }) => {
    const email = createEmail()
    await register(page, email)
    await visit('/contact')
    await fillContactForm(page, email)
    await openSettings(page, email)
    await button(page, 'Logout').click()
    await expect(page).toHaveURL('/')
    await register(page, createEmail())
    while (!page.url().endsWith('/contact')) await page.goBack()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    for (const name of ['name', 'email', 'subject', 'message'] as const)
      await expect(contactField(page, name)).toHaveValue('')
    await contactField(page, 'subject').fill('Another')
    await waitUntilStored(page, 'Another')
    expect(await readStorage(page, 'typedContact')).not.toContain(email)
  })

  test('Back does not show what was typed before where a picture is late', async ({
    page,
    visit,
  }) => {
    const email = createEmail()
    await register(page, email)
    await visit('/contact')
    await fillContactForm(page, email)
    await openSettings(page, email)
    await button(page, 'Logout').click()
    await expect(page).toHaveURL('/')
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
    test(`Back does not show what was typed before while the scripts ${modules}`, async ({
      page,
      visit,
      errors,
    }) => {
      errors.allowError(/ERR_FAILED|Failed to fetch/)
      const email = createEmail()
      await register(page, email)
      await visit('/contact')
      await fillContactForm(page, email)
      await openSettings(page, email)
      await button(page, 'Logout').click()
      await expect(page).toHaveURL('/')
      await page.route(/\/assets\/.*\.js$/, (route) =>
        modules === 'fail' ? route.abort() : undefined,
      )
      await page.evaluate(() => window.history.back())
      await expect(page).toHaveURL('/contact')
      await contactField(page, 'message').focus()
      await expect(contactField(page, 'message')).toHaveValue('')
      await expect(contactField(page, 'email')).toHaveValue('')
    })

  test('a tab whose scripts did not come is emptied', async ({ page, context, visit, errors }) => {
    errors.allowError(/ERR_FAILED|Failed to fetch/)
    const email = createEmail()
    await register(page, email)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/contact')
    await fillContactForm(page, email)
    await page.unrouteAll()
    const settings = await context.newPage()
    await openSettings(settings, email)
    await button(settings, 'Logout').click()
    await expect(settings).toHaveURL('/')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(contactField(page, 'message')).toHaveValue('')
    await expect(contactField(page, 'email')).toHaveValue('')
    expect(await readStorage(page, 'typedContact')).toBeNull()
    await visit('/contact', settings)
    await expect(contactField(settings, 'message')).toHaveValue('')
  })

  test('a tab that was frozen leaves what the next person typed and saved', async ({
    page,
    context,
    visit,
    errors,
  }) => {
    errors.allowError(/status of 400/)
    const email = createEmail()
    await register(page, email)
    const frozen = await context.newPage()
    await allowFreezing(frozen)
    await openSettings(frozen, email)
    await freeze(frozen)
    await openSettings(page, email)
    await button(page, 'Logout').click()
    await expect(page).toHaveURL('/')
    const signedOutAt = await readStorage(page, 'signedOutAt')
    await visit('/contact')
    await page.waitForLoadState('networkidle')
    await storeQueuedForm(page, {
      ...{ id: crypto.randomUUID(), path: '/contact', values: {}, since: Date.now() },
      isRefused: true,
    })
    await contactField(page, 'message').fill('Is the home in Lviv')
    await waitUntilStored(page, 'Lviv')
    await resume(frozen)
    await expect(frozen).toHaveURL('/')
    expect(await readStorage(page, 'signedOutAt')).toBe(signedOutAt)
    await expect(contactField(page, 'message')).toHaveValue('Is the home in Lviv')
    expect(await countQueuedForms(page)).toBe(1)
  })

  test('settings that were frozen take over who has signed in again, and end nothing', async ({
    page,
    context,
    visit,
  }) => {
    const email = createEmail()
    await register(page, email)
    const frozen = await context.newPage()
    await allowFreezing(frozen)
    await openSettings(frozen, email)
    await freeze(frozen)
    await openSettings(page, email)
    await button(page, 'Logout').click()
    await expect(page).toHaveURL('/')
    await fillSignInForm(page, email, PASSWORD)
    await button(page, 'Login').click()
    await expect(page).toHaveURL('/home')
    await visit('/contact')
    await contactField(page, 'message').fill('Is the home in Lviv')
    await waitUntilStored(page, 'Lviv')
    const looked = frozen.waitForResponse(/accounts:lookup/)
    await resume(frozen)
    expect((await looked).status()).toBe(200)
    await expect(frozen.getByText(email, { exact: true })).toBeVisible()
    await expect(avatar(page)).toHaveText('O')
    expect(await readStorage(page, 'typedContact')).toContain('Lviv')
    // It is as good as any other tab for signing out.
    await button(frozen, 'Logout').click()
    await expect(frozen).toHaveURL('/')
    await expect.poll(() => readStorage(page, 'typedContact')).toBeNull()
  })

  test('what waited does not outlive a tab that is closed at once', async ({
    page,
    context,
    visit,
  }) => {
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

  test('another tab is emptied, and a message that fails there is not kept', async ({
    page,
    context,
    visit,
    errors,
  }) => {
    errors.allowError(/ERR_FAILED/)
    const email = createEmail()
    await register(page, email)
    const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()
    await page.route(SEND_URL, (route) => isCut.then(() => route.abort()))
    await visit('/contact')
    await fillContactForm(page, email)
    await button(page, contactTexts.send).click()
    await expect(button(page, contactTexts.sending)).toBeVisible()
    const settings = await context.newPage()
    await openSettings(settings, email)
    await button(settings, 'Logout').click()
    await expect(settings).toHaveURL('/')
    await expect(contactField(page, 'message')).toHaveValue('')
    cut()
    await expect(notice(page, contactNotices.failure)).toBeVisible()
    expect(await readStorage(page, 'typedContact')).toBeNull()
    await contactField(page, 'message').fill('Another')
    await waitUntilStored(page, 'Another')
    expect(await readStorage(page, 'typedContact')).not.toContain(email)
  })

  test('a message on its way does not wait in the browser', async ({ page, visit, errors }) => {
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
})
