import { expect, test } from '#e2e/fixtures.ts'
import { blockStorage, STORAGE_ERRORS } from '#e2e/support/blocked-storage.ts'
import { expectListings, favoriteButton } from '#e2e/support/search-results.ts'
import { createStoredFavorite, readStoredFavorites } from '#e2e/support/storage.ts'

test.describe('what is stored', { tag: '@phone' }, () => {
  // For other malformed texts see domain/catalog/favorite/favorite.test.ts.
  test('a bad entry is left out, the good ones stay', async ({ page, visit, seed, errors }) => {
    const entries = [
      createStoredFavorite('sale', 2),
      { type: 'sale', id: 5 },
      null,
      { ...createStoredFavorite('sale', 4), type: 'villa' },
      { ...createStoredFavorite('sale', 8), id: '8' },
    ]
    await seed({ favorites: JSON.stringify(entries) })
    await visit('/favorite')
    await expectListings(page, 'sale', [2, 8])
    await errors.waitForError(/favorites was malformed/)
    expect(await readStoredFavorites(page)).toEqual(['sale 2', 'sale 8'])
  })
})

test('without storage pages work and the heart still answers', { tag: '@phone' }, async ({
  page,
  context,
  visit,
  errors,
}) => {
  await blockStorage(context, ['localStorage'])
  await visit('/property?type=sale')
  await favoriteButton(page, 'sale', 1).click()
  await expect(favoriteButton(page, 'sale', 1)).toHaveAttribute('aria-pressed', 'true')
  await errors.waitForError(/stored favorites cannot be read/)
  await errors.waitForError(/favorites could not be saved/)
  errors.allowError(STORAGE_ERRORS)
  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click()
  await expectListings(page, 'sale', [1])
})
