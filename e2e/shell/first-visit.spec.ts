import type { Page } from '@playwright/test'
import type { PageModules } from '#app/head/page-modules.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { readStorage } from '#e2e/support/storage.ts'

// How a page starts (app/head/README.md).

test('the modules load with low priority once the page is painted, and hydrate it without interaction', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const priorities = new Map<string, string>()
  session.on('Network.requestWillBeSent', ({ request }) => {
    priorities.set(new URL(request.url).pathname, request.initialPriority)
  })
  await page.goto('/home')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const modules = await page.locator('#page-modules').textContent()
  const { files } = JSON.parse(modules ?? '') as PageModules
  expect(files.map((file) => priorities.get(file))).toEqual(files.map(() => 'Low'))
  const { painted, fetched } = await page.evaluate(async () => {
    // When the page had painted the frame; `startTime` is when the screen showed it.
    const painted = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => {
        const largest = list.getEntries().at(-1) as { readonly paintTime?: number } | undefined
        resolve(largest?.paintTime ?? 0)
      }).observe({ type: 'largest-contentful-paint', buffered: true }),
    )
    const modules = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
    return { painted, fetched: Math.min(...modules.map(({ startTime }) => startTime)) }
  })
  expect(painted).toBeGreaterThan(0)
  expect(fetched).toBeGreaterThan(painted)
})

for (const path of ['/favorite', '/property?type=sale']) {
  test(`styles inlined in the document are not fetched again on ${path}`, {
    tag: '@desktop',
  }, async ({ page, visit }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname)
    })
    await visit(path)
    await page.waitForLoadState('networkidle')
    const inlined = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    expect(inlined.length).toBeGreaterThan(1)
    expect(fetched.filter((file) => inlined.includes(file))).toEqual([])
  })
}

/** Whether the browser shows the text of a page in our fonts; the page may have Latin letters only. */
const hasOurFonts = (page: Page) =>
  page.evaluate(() =>
    ['Onest', 'Source Serif 4'].every((family) =>
      // Chromium quotes names of two words.
      [...document.fonts].some(
        (face) => face.family.replaceAll('"', '') === family && face.status === 'loaded',
      ),
    ),
  )

test('untouched, a search stores its type, loads its map, and soon uses our fonts, only of Latin letters', {
  tag: '@desktop',
}, async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url())
  })
  await page.goto('/property?type=rent', { waitUntil: 'networkidle' })
  expect(await readStorage(page, 'estateType')).toBe('rent')
  await expect(page.locator('.leaflet-container')).toBeVisible()
  await expect.poll(() => hasOurFonts(page)).toBe(true)
  expect(fonts.filter((url) => !url.includes('-latin-'))).toEqual([])
  // The next pages use them from the start.
  await page.route('**/*.js', () => {})
  await page.goto('/about', { waitUntil: 'commit' })
  await expect.poll(() => hasOurFonts(page)).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

const NARROWER_FONT =
  'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2'

test('our fonts wait for the next page if they would move what is being read', {
  tag: '@phone',
}, async ({ page, visit }) => {
  // A font narrower than Onest, which stands for a line that breaks elsewhere, as lines of the terms do.
  await page.route(/onest-latin-wght-normal-[\w-]{8}\.woff2$/, (route) =>
    route.fulfill({ path: NARROWER_FONT }),
  )
  await visit('/terms')
  await page.waitForLoadState('networkidle')
  await expect.poll(() => readStorage(page, 'fonts')).not.toBeNull()
  expect(await hasOurFonts(page)).toBe(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  await expect.poll(() => hasOurFonts(page)).toBe(true)
})
