import { expect, it } from 'vitest'
import type { CatalogListing, Listing } from '#domain/catalog/listing/listing.ts'
import { findListings } from '#search/query/find-listings.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import type { CompleteListing } from '#test/catalog/complete-listing.ts'
import { createTestIndex } from '#test/catalog/search/searchable-listing.ts'
import { createSurroundingsFinder } from './surroundings.ts'

const PUBLISHED_AT = 1_700_000_000
/** The id of a listing whose price fell. */
const REDUCED = 4
const DROP = { percent: 8, month: '2026-06' }

function surroundingsAmong(listings: readonly CatalogListing[]) {
  const index = createTestIndex(listings.map((listing) => ({ listing, publishedAt: PUBLISHED_AT })))
  return createSurroundingsFinder({
    search: {
      version: () => '1',
      find: (criteria, window) => findListings(index, criteria, window),
    },
    loadListings: async (_type, ids) =>
      ids.map((id) => ({
        listing: listings.find((listing) => listing.id === id) as Listing,
        publishedAt: PUBLISHED_AT,
        isApproximate: false,
        priceDrop: id === REDUCED ? DROP : null,
      })),
  })
}

const LISTING = catalogListing({ id: 1, price: '100 k' })
const near = (id: number, differences: Partial<CompleteListing> = {}) =>
  catalogListing({ id, price: '110 k', lat: LISTING.lat + id / 1_000, ...differences })

const withoutArea = ({ area: _area, pricePerSquare: _square, ...rest }: CatalogListing) => rest

it('finds the nearest of the same city and rooms at a similar price, without the listing itself', async () => {
  const find = surroundingsAmong([
    LISTING,
    ...[5, 4, 3, 2].map((id) => near(id)),
    near(6, { price: '116 k', lat: LISTING.lat }),
    near(7, { countRooms: '2 rooms', lat: LISTING.lat }),
    near(8, { city: 'Lviv', lat: LISTING.lat }),
    near(9, { type: 'rent', lat: LISTING.lat }),
  ])
  const { similar, similarity, priceDrops } = await find(LISTING)
  expect(similar.map(({ id }) => id)).toEqual([2, 3, 4])
  expect(similarity).toEqual({ rooms: '3', pricePercent: 15 })
  expect(priceDrops).toEqual({ [REDUCED]: DROP })
})

it('reports how far it had to look', async () => {
  const wider = await surroundingsAmong([LISTING, near(2, { price: '130 k' })])(LISTING)
  expect(wider.similarity).toEqual({ rooms: '3', pricePercent: 30 })
  const anyRooms = await surroundingsAmong([LISTING, near(2, { countRooms: '1 room' })])(LISTING)
  expect(anyRooms.similarity).toEqual({ rooms: null, pricePercent: 30 })
  const alone = await surroundingsAmong([LISTING, near(2, { price: '900 k' })])(LISTING)
  expect(alone).toEqual({ similar: [], similarity: null, priceDrops: {}, market: null })
})

it.each([
  [[1_000, 3_000, 2_000, 9_000, 1_500], 2_000],
  [[1_000, 3_000, 2_000, 9_000, 1_500, 2_501], 2_251],
])('for %j $/m² the median is %i', async (prices, median) => {
  const listings = prices.map((pricePerSquare, index) => near(index + 1, { pricePerSquare }))
  const find = surroundingsAmong([
    ...listings,
    near(50, { countRooms: '1 room' }),
    near(51, { city: 'Lviv' }),
    ...[52, 53].map((id) => withoutArea(near(id))),
  ])
  const market = { city: 'Kyiv', median, total: prices.length }
  expect((await find(near(1, { pricePerSquare: 1_000 }))).market).toEqual(market)
})

it('compares with nothing if there are few', async () => {
  const find = surroundingsAmong([1, 2, 3, 4].map((id) => near(id)))
  expect((await find(near(1))).market).toBeNull()
  expect((await find(withoutArea(near(1)))).market).toBeNull()
})
