import { expect, test } from '#e2e/fixtures.ts'
import { favoriteButton } from '#e2e/support/search-results.ts'
import {
  createStoredFavorite,
  getSampleListing,
  readStoredFavorites,
} from '#e2e/support/storage.ts'
import { listingTexts } from '#texts/catalog/listing.ts'

test('a kept home opens from its copy when the server does not answer', {
  tag: '@phone',
}, async ({ page, visit, seed, errors }) => {
  const old = { ...createStoredFavorite('sale', 2), price: '401 k' }
  await seed({
    favorites: JSON.stringify([old]),
    favoriteTimes: JSON.stringify({ 'sale 2': new Date(2026, 0, 5, 14, 5).toISOString() }),
  })
  await visit('/favorite')
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: /^Show More/ }).click()
  errors.allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|Load failed/)
  await expect(page.getByText(listingTexts.savedCopy)).toBeVisible()
  await expect(page.getByText(/^As of January 5(, 2026)?, 14:05$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getSampleListing('sale', 2).address,
  )
  await expect(page.getByText('$401 k', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveTitle(getSampleListing('sale', 2).address)
  await expect(page.getByRole('banner')).toBeAttached()
  await favoriteButton(page, 'sale', 2).click()
  expect(await readStoredFavorites(page)).toEqual([])
})

test('the server’s word counts more than the copy', { tag: '@phone' }, async ({
  page,
  visit,
  seed,
}) => {
  const old = { ...createStoredFavorite('sale', 2), price: '401 k' }
  await seed({ favorites: JSON.stringify([old]) })
  await visit('/favorite')
  await page.getByRole('link', { name: /^Show More/ }).click()
  await expect(page.getByText('$395 k', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(listingTexts.savedCopy)).toHaveCount(0)
})
