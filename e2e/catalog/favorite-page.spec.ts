import { expect, test } from '#e2e/fixtures.ts'
import { expectShownFor, installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { at } from '#e2e/support/open.ts'
import { card, expectListings, favoriteButton } from '#e2e/support/search-results.ts'
import {
  createStoredFavorite,
  getSampleListing,
  readStoredFavorites,
} from '#e2e/support/storage.ts'
import { favoriteTexts } from '#texts/catalog/favorite.ts'

const kept = (...entries: ReturnType<typeof createStoredFavorite>[]) => ({
  favorites: JSON.stringify(entries),
})

test('it opens with a spinner for 1 s, then shows each home as what it is', {
  tag: '@phone',
}, async ({ page, visit, seed }) => {
  await seed(kept(createStoredFavorite('sale', 3), createStoredFavorite('rent', 3)))
  await installClock(page)
  await pauseClock(page)
  await visit('/favorite')
  await expect(page).toHaveTitle('Favorites')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorites')
  const spinner = page.getByRole('status').filter({ hasText: favoriteTexts.loading })
  await expectShownFor(page, spinner, 1000)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(card(page, 'sale', 3).getByText('776 $/m²')).toBeVisible()
  await expect(card(page, 'rent', 3).getByText('$548', { exact: true })).toBeVisible()
  await expect(card(page, 'rent', 3).getByText('$/m²')).toHaveCount(0)
})

test('favorites from the list appear, and disappear when they are removed', {
  tag: ['@phone', '@both'],
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  await favoriteButton(page, 'sale', 1).click()
  await favoriteButton(page, 'sale', 7).click()
  await page.getByRole('banner').getByRole('link', { name: favoriteTexts.title }).click()
  await expect(page).toHaveURL(at('/favorite'))
  await expectListings(page, 'sale', [1, 7])
  await expect(
    page.getByRole('banner').getByRole('link', { name: `${favoriteTexts.title}, 2` }),
  ).toBeVisible()
  await expect(card(page, 'sale', 1).getByText(favoriteTexts.types.sale)).toBeVisible()
  await page.getByLabel(favoriteTexts.order).selectOption('price-up')
  await expectListings(page, 'sale', [7, 1])
  await page.getByLabel(favoriteTexts.order).selectOption('kept')

  const notice = page.getByRole('status').filter({ hasText: favoriteTexts.removed })
  await favoriteButton(page, 'sale', 1).click()
  await expectListings(page, 'sale', [7])
  await expect(favoriteButton(page, 'sale', 7)).toBeFocused()
  await notice.getByRole('button', { name: favoriteTexts.undo }).click()
  await expectListings(page, 'sale', [1, 7])
  await expect(favoriteButton(page, 'sale', 1)).toBeFocused()
  await expect(notice).toBeHidden()
  await favoriteButton(page, 'sale', 1).click()
  await expectListings(page, 'sale', [7])
  await favoriteButton(page, 'sale', 7).click()
  await expect(page.getByText(favoriteTexts.empty, { exact: true })).toBeVisible()
  expect(await readStoredFavorites(page)).toEqual([])
})

test('a kept home opens on its page', { tag: '@phone' }, async ({ page, visit, seed }) => {
  await seed(kept(createStoredFavorite('rent', 8)))
  await visit('/favorite')
  await page.getByRole('link', { name: /^Show More/ }).click()
  await expect(page).toHaveURL('/rent/8')
  await expect(page).toHaveTitle(getSampleListing('rent', 8).address)
  await expect(favoriteButton(page, 'rent', 8)).toHaveAttribute('aria-pressed', 'true')
})

test('an empty page says so, and the page follows changes in another tab', {
  tag: '@phone',
}, async ({ page, context, visit }) => {
  await visit('/favorite')
  await expect(page.getByText('You have no saved ads.', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  const other = await context.newPage()
  await visit('/rent/6', other)
  await favoriteButton(other, 'rent', 6).click()
  await expectListings(page, 'rent', [6])
})

test('the first two hundred of thousands of favorites are shown', { tag: '@phone' }, async ({
  page,
  visit,
  seed,
}) => {
  const many = Array.from({ length: 230 }, (_, at) => ({
    ...createStoredFavorite('sale', 1),
    id: 5_000 + at,
    address: `${at} Shovkovychna Street, Kyiv`,
  }))
  await seed(kept(...many))
  await visit('/favorite')
  await expect(page.getByRole('article')).toHaveCount(200)
  const rest = page.getByRole('button', { name: 'Show 30 more of your 230 favorites' })
  await rest.click()
  await expect(page.getByRole('article')).toHaveCount(230)
  await expect(page.getByRole('button', { name: 'Keep 200 Shovkovychna Street' })).toBeFocused()
  await expect(rest).toHaveCount(0)
})
