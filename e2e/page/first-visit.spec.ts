import { expect, test } from '#e2e/fixtures.ts'
import { readStorage } from '#e2e/support/storage.ts'

// What a page does, and does not do, before the first interaction.

test('the map beside the list comes without a touch', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/property?type=sale')
  await expect(page.locator('.leaflet-container')).toBeVisible()
})

test('code and styles of the map beside the list come together with the modules of the page', {
  tag: '@desktop',
}, async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  // Hydration waits for it.
  await page.route('**/assets/framework-*', () => {})
  await page.goto('/property?type=sale')
  await expect.poll(() => files.filter((file) => file.includes('map-code'))).toHaveLength(2)
  const styles = files.filter((file) => file.endsWith('.css'))
  expect(styles).toEqual([expect.stringContaining('map-code')])
})

test('neither comes where the map is hidden, or the connection slow', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await visit('/property?type=sale')
  await page.goto('/privacy')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  )
  await visit('/property?type=sale')
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => file.includes('map-code'))).toEqual([])
})

test('nothing is loaded before the first touch, and no module runs', { tag: '@desktop' }, async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.mouse.move(10, 10)
  await page.mouse.move(12, 12)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(scripts).not.toEqual([])
})

test('styles that came with the document are not fetched again', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url())
  })
  // Code that the page loads on demand and that shares styles with it.
  const isLoaded = page.waitForResponse(/\/assets\/offline-/)
  await visit('/favorite')
  await isLoaded
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})

test('nor are those of results, whose code is asked for before hydration', {
  tag: '@phone',
}, async ({ page, visit }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url())
  })
  await visit('/property?type=sale')
  await page.waitForLoadState('networkidle')
  // Code that comes later has styles of its own.
  expect(fetched.filter((url) => /\/(frame|property|listing-styles|map-frame)-/.test(url))).toEqual(
    [],
  )
})

test('the type of a search is kept even if nobody touches the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/property?type=rent', { waitUntil: 'networkidle' })
  expect(await readStorage(page, 'estateType')).toBe('rent')
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
})

test('our fonts appear from the second page on, and the first page keeps its system font', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  const getFont = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).fontFamily)
  await visit('/home')
  await expect(page.locator('html[data-fonts="ready"]')).toBeAttached()
  expect(await getFont()).not.toContain('"Homiq Serif",')
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveTitle(/About/)
  expect(await getFont()).toContain('"Homiq Serif",')
  await page.reload()
  expect(await getFont()).toContain('"Homiq Serif",')
})
