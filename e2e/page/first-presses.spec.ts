import { lifestyleTexts } from '#content/texts/company/lifestyle.ts'
import { reviewTexts } from '#content/texts/company/reviews.ts'
import { listingTexts } from '#content/texts/listing/listing.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { holdScripts } from '#e2e/support/held-scripts.ts'
import {
  applyFilters,
  favoriteButton,
  filterOption,
  openFilters,
} from '#e2e/support/search-results.ts'
import { readStorage, readStoredFavorites } from '#e2e/support/storage.ts'

// What is pressed before the modules of the page have come takes effect.

test('the heart keeps a home, and a second press lets it go', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/property?type=sale', { waitUntil: 'commit' })
  await favoriteButton(page, 'sale', 1).click()
  await favoriteButton(page, 'sale', 7).click()
  await favoriteButton(page, 'sale', 7).click()
  release()
  await expect(favoriteButton(page, 'sale', 1)).toHaveAttribute('aria-pressed', 'true')
  await expect(favoriteButton(page, 'sale', 7)).toHaveAttribute('aria-pressed', 'false')
  expect(await readStoredFavorites(page)).toEqual(['sale 1'])
})

test('the theme turns dark', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Dark mode' }).click()
  release()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  expect(await readStorage(page, 'darkMode')).toBe('true')
})

test('the menu opens at once, and stays open', { tag: '@phone' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/privacy', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(menu).toBeVisible()
})

test('a picture of the gallery opens in the viewer', { tag: '@phone' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/lifestyle', { waitUntil: 'commit' })
  await page.getByRole('region', { name: lifestyleTexts.gallery }).getByRole('link').first().click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the map beside the list comes without a touch', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/property?type=sale')
  await expect(page.locator('.leaflet-container')).toBeVisible()
})

test('the filters open at once, count what is ticked, and are applied', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/property?type=sale', { waitUntil: 'commit' })
  const panel = await openFilters(page)
  await filterOption(panel, '2 rooms').check()
  await applyFilters(panel)
  release()
  await expect(page).toHaveURL(/rooms=2/)
})

test('the next picture comes', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/sale/1', { waitUntil: 'commit' })
  await page.getByRole('button', { name: listingTexts.next }).click()
  release()
  await expect(page.getByRole('group', { name: 'Slide 2', exact: true })).toBeInViewport({
    ratio: 0.9,
  })
})

test('the review form opens', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/reviews', { waitUntil: 'commit' })
  await page.getByRole('button', { name: reviewTexts.leave }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
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

test('the type of a search is kept even if nobody touches the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/property?type=rent', { waitUntil: 'networkidle' })
  expect(await readStorage(page, 'estateType')).toBe('rent')
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
})

test('our fonts come for the second page, by link or by reload, and the first one keeps its own', {
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
