import type { Page } from '@playwright/test'
import { contactTexts } from '#content/texts/contact/contact.ts'
import { newsletterTexts } from '#content/texts/contact/newsletter.ts'
import { offlineTexts, waitingTexts } from '#content/texts/site/offline.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, notice } from '#e2e/support/account.ts'
import {
  contactField,
  expectContactFormValues,
  fillContactForm,
  findMailsTo,
  findMessagesFrom,
  VALID_MESSAGE,
} from '#e2e/support/contact-form.ts'
import { storeQueuedForm, waitingMessages } from '#e2e/support/form-queue.ts'
import { OFFLINE_ERRORS } from '#e2e/support/network/service-worker.ts'

// The connection goes on the first page that a browser opens, before the service worker is there.
test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const strip = (page: Page) => page.locator('.offline-banner')

test('before the scripts: the page says that there is no connection, and sends what was pressed once it is back', {
  tag: '@phone',
}, async ({ page, context, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  const email = createEmail()
  await page.goto('/contact')
  await context.setOffline(true)
  await fillContactForm(page, email)
  await expect(strip(page)).toHaveText(offlineTexts.broken)
  await button(page, contactTexts.send).click()
  await expectContactFormValues(page, email)
  await context.setOffline(false)
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
  await expect(strip(page)).toHaveCount(0)
})

test('before the scripts: a link waits for the connection', { tag: '@phone' }, async ({
  page,
  context,
  errors,
}) => {
  errors.allowError(OFFLINE_ERRORS)
  await page.goto('/about')
  await context.setOffline(true)
  await page.keyboard.press('Shift')
  await expect(strip(page)).toHaveText(offlineTexts.broken)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help' })
  await link.click({ noWaitAfter: true })
  await expect(page).toHaveURL('/about')
  await expect(link).toHaveAttribute('data-waiting')
  await context.setOffline(false)
  await expect(page).toHaveURL('/help')
})

test('a server that is down in the meantime is asked until it is back', { tag: '@phone' }, async ({
  page,
  errors,
}) => {
  errors.allowError(OFFLINE_ERRORS)
  await page.goto('/about')
  await page.route('**', (route) => route.abort())
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect(strip(page)).toHaveText(offlineTexts.broken)
  await page.unroute('**')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await expect(strip(page)).toHaveCount(0)
})

// @touched: the code that saves is there only after hydration.
test('a message is saved, and sent though the browser never reported a change', {
  tag: ['@phone', '@touched'],
}, async ({ page, visit, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  const email = createEmail()
  await visit('/contact')
  await page.waitForLoadState('networkidle')
  await page.route('**', (route) => route.abort())
  await fillContactForm(page, email)
  await button(page, contactTexts.send).click()
  await expect(notice(page, waitingTexts.stored)).toBeVisible()
  await expect(waitingMessages(page)).toBeVisible()
  await expect(strip(page)).toContainText(offlineTexts.broken)
  await page.unroute('**')
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
  await expect(notice(page, waitingTexts.sent)).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
})

test('a message is sent though the code that sends saved ones did not come', {
  tag: '@phone',
}, async ({ page, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  errors.allowError(/Failed to fetch dynamically imported module/)
  const email = createEmail()
  const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()
  await page.route(/\/assets\/offline-/, (route) => isCut.then(() => route.abort()))
  await page.goto('/contact')
  await fillContactForm(page, email)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.route('**', (route) => route.abort())
  cut()
  await button(page, contactTexts.send).click()
  await expect(notice(page, waitingTexts.stored)).toBeVisible()
  await page.unrouteAll()
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
})

test('a message that waits is sent without a touch', { tag: '@phone' }, async ({ page }) => {
  const email = createEmail()
  await page.goto('/contact')
  const values = { ...VALID_MESSAGE, email }
  const form = { id: crypto.randomUUID(), path: '/contact', values, since: Date.now() }
  await storeQueuedForm(page, form)
  await page.reload()
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
})

test('a subscription whose code did not come leaves the page only for a server that answers', {
  tag: '@phone',
}, async ({ page, visit, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  errors.allowError(/Failed to fetch dynamically imported module/)
  const email = createEmail()
  const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()
  await page.route(/\/assets\/newsletter-footer-/, (route) => isCut.then(() => route.abort()))
  await visit('/contact')
  await page.route('**', (route) => route.abort())
  cut()
  await contactField(page, 'message').fill('Is the home in Lviv still free?')
  await contactField(page, 'newsletter').fill(email)
  await button(page, newsletterTexts.subscribe).click()
  await expect(contactField(page, 'message')).toHaveValue('Is the home in Lviv still free?')
  await page.unroute('**')
  await expect(page).toHaveURL(/\/newsletter/)
  await expect.poll(async () => (await findMailsTo(email)).length).toBe(1)
})
