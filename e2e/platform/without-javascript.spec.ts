import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { expectChips, searchField, sortField } from '#e2e/support/search-controls.ts'
import {
  applyFilters,
  expectListings,
  filterOption,
  openFilters,
} from '#e2e/support/search-results.ts'
import { getSampleListing } from '#e2e/support/storage.ts'
import { favoriteTexts } from '#texts/catalog/favorite.ts'
import { mapFrameTexts } from '#texts/catalog/map-frame.ts'
import { identityTexts } from '#texts/people/identity.ts'
import { settingsTexts } from '#texts/people/settings.ts'
import { aboutTexts } from '#texts/site/about.ts'
import { advantages, homeTexts } from '#texts/site/home.ts'
import { OFFICES } from '#texts/site/offices.ts'
import { reviewTexts } from '#texts/site/reviews.ts'
import { SEED_REVIEWS } from '#texts/site/seed-reviews.ts'

test.use({ javaScriptEnabled: false })

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Expects that the pictures in view have loaded. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('picture > img:visible').first()
  await pictures.scrollIntoViewIfNeeded()
  await expect
    .poll(() => pictures.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
}

test('a search with filters works', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/property')
  await expect(page.getByText('Choose from rent or sale above')).toBeVisible()
  await page.getByRole('button', { name: 'Sale', exact: true }).click()
  await expect(page).toHaveURL('/property?type=sale')
  await expectListings(page, 'sale', ALL)
  await expectPictures(page)

  const panel = await openFilters(page)
  await panel.getByRole('textbox', { name: 'Highest price in dollars' }).fill('1.5 m')
  await filterOption(panel, '1 room').check()
  await filterOption(panel, '4+ rooms').check()
  await applyFilters(panel)
  await expectListings(page, 'sale', [1, 3, 9])
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('type')).toBe('sale')
  expect(searchParams.get('priceMax')).toBe('1.5 m')
  expect(searchParams.getAll('rooms')).toEqual(['1', '4+'])

  await openFilters(page)
  await expect(panel.getByRole('textbox', { name: 'Highest price in dollars' })).toHaveValue(
    '1.5 m',
  )
  await panel.getByRole('button', { name: 'Clear', exact: true }).click()
  await expectListings(page, 'sale', ALL)
})

test('place and words, order, chips and relaxed searches work', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/property?type=sale&rooms=2&rooms=4%2B&sort=area')
  await searchField(page).fill('Київ')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(
    `/property?type=sale&rooms=2&rooms=4%2B&sort=area&q=${encodeURIComponent('Київ')}`,
  )
  await expectListings(page, 'sale', [1, 5, 6])

  await sortField(page).selectOption('Nearest to the center of Kyiv')
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await expect(page.getByRole('article').last()).toContainText('Pozniaky')
  await expect(searchField(page)).toHaveValue('Київ')
  await page.getByRole('link', { name: 'Remove: 2, 4+ rooms' }).click()
  await expectChips(page, ['Київ'])

  await page.goto('/property?type=sale&priceMax=100k&areaMin=90&sort=area')
  await page.getByRole('link', { name: /^Any price: \d homes$/ }).click()
  await expect(page).toHaveURL('/property?type=sale&areaMin=90&sort=area')
})

test('a choice of type keeps place, words and order, and drops filters', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/property?type=sale&q=Kyiv&rooms=2&sort=area&page=2')
  const sale = page.getByRole('button', { name: 'Sale', exact: true })
  const rent = page.getByRole('button', { name: 'Rent', exact: true })
  await expect(sale).toHaveAttribute('aria-current', 'true')
  await expect(rent).not.toHaveAttribute('aria-current')
  await rent.click()
  await expect(page).toHaveURL('/property?type=rent&q=Kyiv&sort=area')
  await expect(rent).toHaveAttribute('aria-current', 'true')
  await sale.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/property?type=sale&q=Kyiv&sort=area')
})

test("a home's page can be read", { tag: '@phone' }, async ({ page }) => {
  const home = getSampleListing('sale', 1)
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

test('the favorites page says that it needs JavaScript, and shows no spinner', {
  tag: '@phone',
}, async ({ page }) => {
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

test('signing in says what it needs, sends no password, and leads on', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  const note = page.getByRole('main').locator('noscript p')
  await expect(note).toBeVisible()
  expect(await note.evaluate(({ textContent }) => textContent)).toBe(identityTexts.needsScript)
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled()
  await page.locator('input[name="userPassword"]').fill('correct horse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: identityTexts.withoutAccount }).click()
  await expect(page).toHaveURL('/home')
})

test('settings say what they need, and lead on', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/settings')
  const note = page.getByRole('main').locator('noscript p')
  expect(await note.evaluate(({ textContent }) => textContent)).toBe(settingsTexts.needsScript)
  await expect(page.getByText(settingsTexts.loading)).toBeHidden()
  await page
    .getByRole('navigation', { name: settingsTexts.menu })
    .getByRole('link', { name: 'Property' })
    .click()
  await expect(page).toHaveURL('/property')
})

test('every office is listed as text', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about')
  for (const { name, address } of OFFICES) {
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByText(address, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: aboutTexts.showOnMap })).toHaveCount(0)
  await expect(page.getByText(mapFrameTexts.loading)).toBeHidden()
})

test('the home page is complete, without buttons that need a script', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/home')
  await expectPictures(page)
  for (const { name } of advantages) await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: homeTexts.toTop })).toBeHidden()
  await page.getByRole('link', { name: homeTexts.startBuying }).click()
  await expectListings(page, 'sale', ALL)
})

test('reviews are read; leaving one says what it needs', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/reviews')
  for (const { review, date } of SEED_REVIEWS) {
    await expect(page.getByText(review, { exact: true })).toBeVisible()
    await expect(page.getByText(date, { exact: true })).toBeVisible()
  }
  const note = page.getByRole('main').locator('noscript p')
  await expect(note).toBeVisible()
  expect(await note.evaluate(({ textContent }) => textContent)).toBe(reviewTexts.needsScript)
  await expect(page.getByRole('button', { name: reviewTexts.leave })).toBeHidden()
})
