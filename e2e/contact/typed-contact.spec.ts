import type { Page } from '@playwright/test'
import { contactNotices, contactTexts } from '#content/texts/contact/contact.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, notice } from '#e2e/support/account.ts'
import {
  contactField,
  expectContactFormValues,
  fillContactForm,
  SEND_URL,
} from '#e2e/support/contact-form.ts'
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
