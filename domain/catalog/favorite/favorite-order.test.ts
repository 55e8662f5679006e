import { expect, it } from 'vitest'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { listingSchema } from '#domain/catalog/listing/listing.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import type { Favorite } from './favorite.ts'
import { FAVORITE_ORDERS, sortFavorites } from './favorite-order.ts'

const favorite = (type: EstateType, id: number, price: string): Favorite => ({
  ...listingSchema.parse(catalogListing({ id, price })),
  type,
})

const KEPT = [
  favorite('rent', 1, '900'),
  favorite('sale', 2, '1.05 m'),
  favorite('rent', 3, '15 k'),
  favorite('sale', 4, '120 k'),
]

it.each([
  ['kept', [1, 2, 3, 4]],
  ['type', [2, 4, 1, 3]],
  ['price-up', [1, 3, 4, 2]],
  ['price-down', [2, 4, 3, 1]],
] as const)('sorted by %s, the favorites are %j', (order, ids) => {
  expect(sortFavorites(KEPT, order).map(({ id }) => id)).toEqual(ids)
})

it('does not modify the list', () => {
  for (const order of FAVORITE_ORDERS)
    expect(new Set(sortFavorites(KEPT, order))).toEqual(new Set(KEPT))
  expect(KEPT.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})
