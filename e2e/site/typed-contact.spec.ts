import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, notice } from '#e2e/support/account.ts'
import {
  contactField,
  expectContactFormValues,
  fillContactForm,
  SEND_URL,
  waitUntilTypedIsStored,
} from '#e2e/support/contact-form.ts'
import { countQueuedForms } from '#e2e/support/form-queue.ts'
import { readStorage } from '#e2e/support/storage.ts'
import { contactNotices, contactTexts } from '#texts/site/contact.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

test('typed text is restored after a reload and in a new tab, until it is sent', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  const email = createEmail()
  await visit('/contact')
  await fillContactForm(page, email)
  await waitUntilTypedIsStored(page, email)
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

test('a rejected message is restored after a reload', { tag: '@phone' }, async ({
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

test('a message that was sent natively is not restored', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const email = createEmail()
  await visit('/contact')
  await fillContactForm(page, email)
  await waitUntilTypedIsStored(page, email)
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
  await waitUntilTypedIsStored(page, 'Another')
  await page.reload()
  await expect(contactField(page, 'message')).toHaveValue('Another')
})

test('a message that fails after its page was left is restored', {
  tag: '@phone',
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

test('text typed while another message is being sent stays', { tag: '@phone' }, async ({
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

test('two tabs keep the text typed last, and neither changes the other', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  await visit('/contact')
  await contactField(page, 'message').fill('Is the home in Lviv')
  await waitUntilTypedIsStored(page, 'Lviv')
  const other = await context.newPage()
  await visit('/contact', other)
  await contactField(other, 'message').fill('Is the home in Dnipro')
  await waitUntilTypedIsStored(other, 'Dnipro')
  await expect(contactField(page, 'message')).toHaveValue('Is the home in Lviv')
  await page.reload()
  await expect(contactField(page, 'message')).toHaveValue('Is the home in Dnipro')
})
