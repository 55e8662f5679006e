import { expect, test } from '#e2e/fixtures.ts'
import {
  OFFLINE_ERRORS,
  offlineBanner,
  openStored,
  waitForWorker,
  waitUntilStored,
} from '#e2e/support/network/service-worker.ts'
import { paletteColor } from '#e2e/support/palette.ts'
import { offlineTexts } from '#texts/site/offline.ts'

test.use({ serviceWorkers: 'allow', timezoneId: 'Europe/Kyiv' })

const NOW = /As of \d\d:\d\d\./

test('a visited page opens without a connection, says when it was read, and reloads its data later', {
  tag: '@phone',
}, async ({ context, page, visit, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  await visit('/property?type=sale')
  await waitForWorker(page)
  await page
    .getByRole('link', { name: /^Show More/ })
    .first()
    .click()
  await expect(page.getByRole('main').getByText('Verified person')).toBeVisible()
  const listing = new URL(page.url()).pathname
  await waitUntilStored(page, listing)
  await waitUntilStored(page, `${listing}.data`, 'page-data')
  await expect(offlineBanner(page)).toHaveCount(0)

  await context.setOffline(true)
  await expect(offlineBanner(page)).toContainText(offlineTexts.broken)
  await page.reload()
  await expect(page.getByRole('main').getByText('Verified person')).toBeVisible()
  await expect(offlineBanner(page)).toHaveText(
    new RegExp(`^No connection. ${NOW.source} ?Try again$`),
  )
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(offlineBanner(page)).toHaveCount(1)
  await expect(offlineBanner(page).getByRole('button')).toBeVisible()
  await page
    .getByRole('img', { name: /Living room/ })
    .first()
    .evaluate(async (picture) => {
      await (picture as HTMLImageElement).decode()
    })

  await offlineBanner(page).getByRole('button', { name: offlineTexts.retry }).click()
  await expect(page.getByText(offlineTexts.stillBroken)).toBeVisible()
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-kept', ''))
  // The page may notice the connection before the worker does, whose first response then comes from its cache.
  const isRead = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === `${listing}.data` &&
      response.headers()['x-connection'] === undefined,
  )
  await context.setOffline(false)
  await isRead
  await expect(offlineBanner(page)).toHaveCount(0)
  await expect(page.locator('h1[data-kept]')).toBeVisible()

  // A page without data has nothing to reload.
  await page.goto('/favorite')
  await context.setOffline(true)
  await page.reload()
  await expect(offlineBanner(page)).toContainText(NOW)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await context.setOffline(false)
  await expect(offlineBanner(page)).toHaveCount(0)
})

test('a visited search opens without a connection, by links and by Back', {
  tag: '@phone',
}, async ({ context, page, visit, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  await visit('/home')
  await waitForWorker(page)
  await page.getByRole('link', { name: 'Homes to buy' }).click()
  await expect(page.getByText('9 homes for sale')).toBeVisible()
  const search = page.url()
  await waitUntilStored(page, search)
  await page
    .getByRole('link', { name: /^Show More/ })
    .first()
    .click()
  await expect(page.getByRole('main').getByText('Verified person')).toBeVisible()

  await context.setOffline(true)
  await page.goBack()
  await expect(page).toHaveURL(search)
  await expect(page.getByText('9 homes for sale')).toBeVisible()
  await expect(offlineBanner(page)).toContainText(/No connection\. As of \d\d:\d\d\./)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})

test('a page that was never visited is missing, in the theme of the site, and loads once the connection is back', {
  tag: '@phone',
}, async ({ context, page, visit, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  await visit('/home')
  await waitForWorker(page)
  await context.setOffline(true)
  await page.goto('/sale/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTexts.notKept)
  await expect(page).toHaveURL(/\/sale\/2$/)
  await expect(
    page.getByRole('navigation', { name: offlineTexts.kept }).getByRole('link'),
  ).toHaveText(['Home', 'Property', 'Contact', 'Favorites'])
  await page.getByRole('link', { name: 'Favorites' }).click()
  await expect(page).toHaveURL(/\/favorite$/)
  await expect(page.getByText('You have no saved ads.')).toBeVisible()
  await page.goto('/messages')
  await expect(page.getByText(offlineTexts.privateHint)).toBeVisible()
  for (const [theme, system] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system })
    await page.evaluate((isDark) => localStorage.setItem('darkMode', isDark), `${theme === 'dark'}`)
    await page.goto('/sale/2')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTexts.notKept)
    const paper = paletteColor('paper', theme)
    await expect(page.locator('body')).toHaveCSS('background-color', paper)
  }
  await context.setOffline(false)
  await expect(page.getByRole('main').getByText('Verified person')).toBeVisible()
})

test('a home page that was never visited has its picture without a connection', {
  tag: '@phone',
}, async ({ context, page, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  await openStored(page, '/about', ['/pictures/heroes/home-960.avif', 'shell'])
  await context.setOffline(true)
  await page.goto('/home')
  const picture = page.locator('img[fetchpriority="high"]')
  await expect
    .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
})

test('Back leaves a missing page after a reload', {
  tag: '@phone',
}, async ({ context, page, visit, errors }) => {
  errors.allowError(OFFLINE_ERRORS)
  await visit('/property?type=sale')
  await waitForWorker(page)
  await waitUntilStored(page, '/property?type=sale')
  await page
    .getByRole('link', { name: /^Show More/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/sale\/\d+$/)
  await context.setOffline(true)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(location.href)
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTexts.notKept)
  await page.goBack()
  await expect(page.getByText('9 homes for sale')).toBeVisible()
})

test('a stored page from another day shows its date', { tag: '@phone' }, async ({
  context,
  page,
  errors,
}) => {
  errors.allowError(OFFLINE_ERRORS)
  await openStored(page, '/sale/1')
  await page.evaluate(async () => {
    const cache = await caches.open('pages')
    const stored = await cache.match('/sale/1')
    if (stored === undefined) throw new Error('The page is not stored.')
    const headers = new Headers(stored.headers)
    headers.set('X-As-Of', new Date(2026, 0, 5, 14, 5).toISOString())
    await cache.put('/sale/1', new Response(stored.body, { headers }))
  })
  await context.setOffline(true)
  await page.reload()
  await expect(offlineBanner(page)).toContainText(/As of January 5(, 2026)?, 14:05\./)
})
