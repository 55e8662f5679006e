import type { Page } from '@playwright/test'
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
import { installClock } from '#e2e/support/fake-clock.ts'
import { storeQueuedForm, waitingMessages } from '#e2e/support/form-queue.ts'
import { delayScripts } from '#e2e/support/network/held-scripts.ts'
import { OFFLINE_ERRORS } from '#e2e/support/network/service-worker.ts'
import { contactTexts } from '#texts/site/contact.ts'
import { newsletterNotices, newsletterTexts } from '#texts/site/newsletter.ts'
import { offlineTexts, waitingTexts } from '#texts/site/offline.ts'

// The connection is lost on the first page that a browser opens, before there is a service worker.
test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

/** Scripts of the page, which hydrate it. */
const MODULES = /\/assets\/.*\.js$/
/** How long presses that leave the page wait for the modules. */
const WAIT_MS = 10_000

/** Reports being offline, as some browsers do without reason; forms and links then wait. */
const reportOffline = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  })

const strip = (page: Page) => page.locator('.offline-banner')

test('before the scripts load, the page says that there is no connection, and sends presses once it is back', {
  tag: '@phone',
}, async ({ page, context, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  const email = createEmail()
  const release = await delayScripts(page)
  await page.goto('/contact')
  await context.setOffline(true)
  release()
  await fillContactForm(page, email)
  await expect(strip(page)).toHaveText(offlineTexts.broken)
  await button(page, contactTexts.send).click()
  await expectContactFormValues(page, email)
  await context.setOffline(false)
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
  await expect(strip(page)).toHaveCount(0)
})

test('before the scripts load, a link waits for the connection', { tag: '@phone' }, async ({
  page,
  context,
  errors,
}) => {
  errors.allowError(OFFLINE_ERRORS)
  const release = await delayScripts(page)
  await page.goto('/about')
  await context.setOffline(true)
  release()
  await page.keyboard.press('Shift')
  await expect(strip(page)).toHaveText(offlineTexts.broken)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help' })
  await link.click({ noWaitAfter: true })
  await expect(page).toHaveURL('/about')
  await expect(link).toHaveAttribute('data-waiting')
  await context.setOffline(false)
  await expect(page).toHaveURL('/help')
})

test('a server that is down in the meantime is pinged until it is back', { tag: '@phone' }, async ({
  page,
  errors,
}) => {
  errors.allowError(OFFLINE_ERRORS)
  for (const request of [MODULES, '**/health']) await page.route(request, (route) => route.abort())
  await page.goto('/about')
  await expect(strip(page)).toHaveText(offlineTexts.broken)
  await page.unrouteAll()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(strip(page)).toHaveCount(0)
})

test('a message is saved, and sent although the browser never reported a change', {
  tag: '@phone',
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

test('a message is sent although the code that sends saved ones failed to load', {
  tag: '@phone',
}, async ({ page, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  errors.allowError(/Failed to fetch dynamically imported module/)
  const email = createEmail()
  const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()
  await page.route(/\/assets\/send-queued-forms-/, (route) => isCut.then(() => route.abort()))
  const preloaded = page.waitForResponse(/\/assets\/store-while-sending-/)
  await page.goto('/contact')
  await fillContactForm(page, email)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await (await preloaded).finished()
  await page.route('**', (route) => route.abort())
  cut()
  await button(page, contactTexts.send).click()
  await expect(notice(page, waitingTexts.stored)).toBeVisible()
  await page.unrouteAll()
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
})

test('a waiting message is sent without interaction', { tag: '@phone' }, async ({ page }) => {
  const email = createEmail()
  await page.goto('/contact')
  const values = { ...VALID_MESSAGE, email }
  const form = { id: crypto.randomUUID(), path: '/contact', values, since: Date.now() }
  await storeQueuedForm(page, form)
  await page.reload()
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
})

test('a form that was sent natively is not sent again by the scripts', {
  tag: '@phone',
}, async ({ page }) => {
  const email = createEmail()
  await installClock(page)
  const { promise: haveCome, resolve: come } = Promise.withResolvers<void>()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(MODULES, (route) => haveCome.then(() => route.continue()))
  await page.route('/contact', async (route, request) => {
    if (request.method() === 'POST') await isAnswered
    await route.fallback()
  })
  const sends: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sends.push(new URL(request.url()).pathname)
  })
  await reportOffline(page)
  await page.goto('/contact')
  await fillContactForm(page, email)
  await button(page, contactTexts.send).click()
  await button(page, contactTexts.send).click()
  await page.clock.runFor(WAIT_MS)
  await expect.poll(() => sends).toEqual(['/contact'])
  // The page itself is not asked, because Playwright does not look at a page that is being left.
  const isHydrated = page.waitForRequest(/\/assets\/store-while-sending-/)
  come()
  await isHydrated
  answer()
  await expect.poll(async () => (await findMessagesFrom(email)).length).toBe(1)
  expect(sends).toEqual(['/contact'])
})

test('a form is sent natively if the scripts hang after the connection is back', {
  tag: '@phone',
}, async ({ page, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  const email = createEmail()
  const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()
  await installClock(page)
  await page.route(MODULES, (route) => isCut.then(() => route.abort()))
  await page.goto('/contact')
  await page.route(/\/health$/, (route) => route.abort())
  cut()
  await fillContactForm(page, email)
  await expect(strip(page)).toHaveText(offlineTexts.broken)
  await button(page, contactTexts.send).click()
  const pinged = page.waitForRequest('**/health')
  await page.clock.runFor(WAIT_MS)
  await pinged
  await page.unrouteAll()
  await page.route(MODULES, () => {})
  await expect(async () => {
    await page.clock.runFor(WAIT_MS).catch(() => {})
    expect(await findMessagesFrom(email)).toHaveLength(1)
  }).toPass()
  await expect(page).toHaveURL(/\/contact\?sent=/)
})

test('a link is followed natively if the browser is wrong about the connection', {
  tag: '@phone',
}, async ({ page }) => {
  await reportOffline(page)
  await installClock(page)
  await page.route(MODULES, () => {})
  await page.goto('/about')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Help' })
    .click({ noWaitAfter: true })
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(WAIT_MS)
  await expect(page).toHaveURL('/help')
})

test('a subscription that was sent before the scripts loaded does not leave the page', {
  tag: '@phone',
}, async ({ page }) => {
  const email = createEmail()
  const { promise: haveCome, resolve: come } = Promise.withResolvers<void>()
  await page.route(MODULES, (route) => haveCome.then(() => route.continue()))
  await reportOffline(page)
  await page.goto('/contact')
  await contactField(page, 'message').fill('Is the home in Lviv still free?')
  await contactField(page, 'newsletter').fill(email)
  await button(page, newsletterTexts.subscribe).click()
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true }))
  come()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(notice(page, newsletterNotices.success)).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await expect(contactField(page, 'message')).toHaveValue('Is the home in Lviv still free?')
  await expect.poll(async () => (await findMailsTo(email)).length).toBe(1)
})
