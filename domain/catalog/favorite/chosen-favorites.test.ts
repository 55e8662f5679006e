import { expect, it } from 'vitest'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { listingSchema } from '#domain/catalog/listing/listing.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import {
  formatChosenFavorites,
  parseChosenFavorites,
  toggleChosenFavorite,
} from './chosen-favorites.ts'
import type { Favorite } from './favorite.ts'

const favorite = (type: EstateType, id: number): Favorite => ({
  ...listingSchema.parse(catalogListing({ id })),
  type,
})

const SALES = [1, 2, 3, 4, 5].map((id) => favorite('sale', id))
const KEPT = [...SALES, favorite('rent', 1)]

it.each([
  ['', ''],
  ['sale-2', 'sale-2'],
  ['rent-1,sale-1', 'rent-1,sale-1'],
  ['sale-1,sale-1', 'sale-1'],
  ['sale-9,rent-2,sale-1', 'sale-1'],
  ['villa-1,sale-,-1,sale-1e0,sale 1,sale-01,constructor', ''],
  ['sale-5,sale-4,sale-3,sale-2,sale-1', 'sale-5,sale-4,sale-3,sale-2'],
])('reads %j from a URL as %j', (text, chosen) => {
  expect(formatChosenFavorites(parseChosenFavorites(text, KEPT))).toBe(chosen)
})

it('deselects a home on a second press, and refuses a fifth home', () => {
  const four = SALES.slice(0, 4)
  const [first, second, , , fifth] = SALES as [Favorite, Favorite, Favorite, Favorite, Favorite]
  expect(toggleChosenFavorite([first], second)).toEqual([first, second])
  expect(toggleChosenFavorite([first, second], first)).toEqual([second])
  expect(toggleChosenFavorite(four, fifth)).toBeNull()
  expect(toggleChosenFavorite(four, first)).toHaveLength(3)
})
