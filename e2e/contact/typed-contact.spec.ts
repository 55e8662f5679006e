import type { Page } from '@playwright/test'
import { contactNotices, contactTexts } from '#content/texts/contact/contact.ts'
import { expect, test } from '#e2e/fixtures.ts'
import {
  button,
  createEmail,
  createUniqueIpHeaders,
  notice,
  openSettings,
  register,
} from '#e2e/support/account.ts'
import {
  contactField,
  expectContactFormValues,
  fillContactForm,
  SEND_URL,
} from '#e2e/support/contact-form.ts'
import { countQueuedForms } from '#e2e/support/form-queue.ts'
import { readStorage } from '#e2e/support/storage.ts'

const waitUntilStored = (page: Page, text: string) =>
  expect.poll(() => readStorage(page, 'typedContact')).toContain(text)

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
