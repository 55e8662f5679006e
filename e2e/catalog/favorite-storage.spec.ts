import { expect, test } from '#e2e/fixtures.ts'
import { blockStorage, STORAGE_ERRORS } from '#e2e/support/blocked-storage.ts'
import { expectListings, favoriteButton } from '#e2e/support/search-results.ts'
import { createStoredFavorite, readStorage, readStoredFavorites } from '#e2e/support/storage.ts'

test.describe('what is stored', { tag: '@phone' }, () => {
  // For other malformed texts see domain/catalog/favorite/favorite.test.ts.
  test('text that is not JSON is read as an empty list and logged', async ({
    page,
    visit,
    seed,
    errors,
  }) => {
    await seed({ favorites: '[{"id":' })
    await visit('/favorite')
    await expect(page.getByText('You have no saved ads.', { exact: true })).toBeVisible()
    await errors.waitForError(/favorites was malformed/)
    await visit('/sale/1')
    await favoriteButton(page, 'sale', 1).click()
    await expect.poll(() => readStoredFavorites(page)).toEqual(['sale 1'])
  })

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

  test('two hundred favorites do not break the page', async ({ page, visit, seed }) => {
    const entries = Array.from({ length: 200 }, (_, index) => ({
      ...createStoredFavorite('rent', 1),
      id: index + 1,
    }))
    await seed({ favorites: JSON.stringify(entries) })
    await visit('/favorite')
    await expect(page.getByRole('article')).toHaveCount(200)
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

test('full storage is logged, and the heart lasts as long as the page', {
  tag: '@phone',
}, async ({ page, context, visit, errors }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full.', 'QuotaExceededError')
    }
  })
  await visit('/sale/2')
  await favoriteButton(page, 'sale', 2).click()
  await expect(favoriteButton(page, 'sale', 2)).toHaveAttribute('aria-pressed', 'true')
  await errors.waitForError(/favorites could not be saved/)
  errors.allowError(/Storage is full/)
  expect(await readStorage(page, 'favorites')).toBeNull()
})
