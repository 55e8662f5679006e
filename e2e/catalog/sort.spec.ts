import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { getCardAddresses, searchField, sortField } from '#e2e/support/search-controls.ts'
import { expectListings } from '#e2e/support/search-results.ts'
import { SALES } from '#test/catalog/sample-listings.ts'

const price = (home: CatalogListing) => parsePrice(home.price) ?? 0

/** Street addresses of the sample listings for sale, in ascending order of a number. */
const by = (key: (home: CatalogListing) => number) =>
  [...SALES].sort((a, b) => key(a) - key(b)).map(({ address }) => address)

const ORDERS = [
  ['Newest first', null, by(({ id }) => id)],
  ['Price: low to high', 'price-up', by(price)],
  ['Price: high to low', 'price-down', by((home) => -price(home))],
  ['Biggest price drop', 'price-drop', by(({ id }) => id)],
  ['Largest first', 'area', by(({ area = 0 }) => -area)],
  ['Price per m²: low to high', 'price-per-square', by((home) => home.pricePerSquare ?? 0)],
] as const

test('choosing an order sorts at once and updates the URL', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale')
  await expect.poll(() => getCardAddresses(page)).toEqual(ORDERS[0][2])
  for (const [label, sort, expected] of [...ORDERS.slice(1), ORDERS[0]]) {
    await sortField(page).selectOption(label)
    await expect.poll(() => getCardAddresses(page)).toEqual(expected)
    await expect(page).toHaveURL(`/property?type=sale${sort === null ? '' : `&sort=${sort}`}`)
    await expect(sortField(page)).toHaveValue(sort ?? 'newest')
  }
})

test('the order keeps filters, text and what is typed, and begins at the first page', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale&q=Kyiv&rooms=2&rooms=4%2B&box=50,30,51,31&view=map')
  await searchField(page).fill('Kyiv balcony')
  await sortField(page).focus()
  await sortField(page).selectOption('Price: low to high')
  await expect(page).toHaveURL(
    '/property?type=sale&q=Kyiv&rooms=2&rooms=4%2B&box=50%2C30%2C51%2C31&sort=price-up&view=map',
  )
  await expect(sortField(page)).toBeFocused()
  await expect(searchField(page)).toHaveValue('Kyiv balcony')
  await page.goBack()
  await expect(sortField(page)).toHaveValue('newest')
  await page.goForward()
  await expect(sortField(page)).toHaveValue('price-up')
  await page.reload()
  await expect(sortField(page)).toHaveValue('price-up')
})

test('the nearest come first where a place is known, and only there', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale&sort=nearest')
  await expect(sortField(page).getByRole('option', { name: /^Nearest/ })).toHaveCount(0)
  await expect(sortField(page)).toHaveValue('newest')
  await visit('/property?type=sale&q=Київ')
  await sortField(page).selectOption('Nearest to the center of Kyiv')
  await expect(page).toHaveURL(/sort=nearest/)
  await expectListings(page, 'sale', [1, 5, 6])
  const found = await getCardAddresses(page)
  expect(found.at(-1)).toContain('Pozniaky')

  await page.getByRole('link', { name: 'Remove: Київ' }).click()
  await expect(page).toHaveURL('/property?type=sale')
  await visit('/property?type=sale&box=50,30,51,31&sort=nearest')
  await expect(sortField(page).getByRole('option', { selected: true })).toHaveText(
    'Nearest to the center of the map',
  )
})
