import type { Page } from '@playwright/test'
import { favoriteTexts } from '#content/texts/favorite.ts'
import { expect, test } from './fixtures.ts'
import { apply, expectHomes, openFilters } from './support/results.ts'
import { sample } from './support/storage.ts'

test.use({ javaScriptEnabled: false })

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Expects the pictures in view to have arrived. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('picture > img').first()
  await pictures.scrollIntoViewIfNeeded()
  await expect
    .poll(() => pictures.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
}

test('a search with filters works', async ({ page }) => {
  await page.goto('/property')
  await expect(page.getByText('Choose from rent or sale above')).toBeVisible()
  await page.getByRole('link', { name: 'Sale', exact: true }).click()
  await expect(page).toHaveURL('/property?type=sale')
  await expectHomes(page, 'sale', ALL)
  await expectPictures(page)

  const panel = await openFilters(page)
  await panel.getByRole('textbox', { name: 'Highest price in dollars' }).fill('1.5 m')
  await panel.getByRole('checkbox', { name: '1', exact: true }).check()
  await panel.getByRole('checkbox', { name: '4+' }).check()
  await apply(panel)
  await expectHomes(page, 'sale', [1, 3, 9])
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('type')).toBe('sale')
  expect(searchParams.get('priceMax')).toBe('1.5 m')
  expect(searchParams.getAll('rooms')).toEqual(['1', '4+'])

  await openFilters(page)
  await expect(panel.getByRole('textbox', { name: 'Highest price in dollars' })).toHaveValue(
    '1.5 m',
  )
  await panel.getByRole('link', { name: 'Clear' }).click()
  await expectHomes(page, 'sale', ALL)
})

test('a home is read as ever', async ({ page }) => {
  const home = sample('sale', 1)
  await page.goto('/property?type=sale')
  await page.getByRole('link', { name: `Show More: ${home.address}` }).click()
  await expect(page).toHaveTitle(home.address)
  await expect(page.getByText('2022 year of construction')).toBeVisible()
  await expect(page.getByText(home.description, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible()
  await expectPictures(page)
  const slides = page.getByRole('group', { name: /^Slide \d+$/ })
  await expect(slides).toHaveCount(home.images.length)
  await slides.last().scrollIntoViewIfNeeded()
  await expect(slides.last()).toBeInViewport()
})

test('favorites say what they need, and nothing turns for ever', async ({ page }) => {
  await page.goto('/favorite')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorites')
  const note = page.getByRole('main').locator('noscript p')
  await expect(note).toBeVisible()
  expect(await note.evaluate(({ textContent }) => textContent)).toBe(favoriteTexts.needsScript)
  await expect(page.getByText(favoriteTexts.loading)).toBeHidden()
})

test('the menu opens', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Property' }).click()
  await expect(page).toHaveURL('/property')
})
