import { expect, it } from 'vitest'
import { readComparedFact } from '#app/features/catalog/favorite/read-compared-fact.ts'
import { type ComparedFact, compareFavorites } from '#domain/catalog/favorite/compare-favorites.ts'
import type { Favorite } from '#domain/catalog/favorite/favorite.ts'
import { listingSchema } from '#domain/catalog/listing/listing.ts'
import { DOLLARS } from '#domain/catalog/price/display-currency.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'

const read = (fact: ComparedFact, favorite: Favorite) => readComparedFact(fact, favorite, DOLLARS)

const HOME: Favorite = {
  ...listingSchema.parse(catalogListing({ pets: 'allowed', furnished: 'yes', commission: 0 })),
  type: 'sale',
}

const without = (name: keyof Favorite): Favorite =>
  Object.fromEntries(Object.entries(HOME).filter(([key]) => key !== name)) as Favorite

const getRow = (favorites: readonly Favorite[], fact: ComparedFact) =>
  compareFavorites(favorites, read).find((row) => row.fact === fact)

it.each<[ComparedFact, Favorite, string]>([
  ['price', { ...HOME, price: '90 k' }, '$90 k'],
  ['price', { ...HOME, type: 'rent' }, '$120 k'],
  ['pricePerSquare', { ...HOME, pricePerSquare: 900 }, '900 $/m²'],
  ['pricePerSquare', { ...HOME, type: 'rent' }, ''],
  ['rooms', { ...HOME, countRooms: '1 room' }, '1 room'],
  ['area', { ...HOME, area: 40 }, '40 m²'],
  ['area', without('area'), ''],
  ['floor', { ...HOME, currentFloor: 5 }, 'Floor 5 of 9'],
  ['floor', without('totalFloor'), 'Floor 4'],
  ['year', { ...HOME, yearofConstruction: 2001 }, '2001'],
  ['year', without('yearofConstruction'), ''],
  ['walls', { ...HOME, wallType: 'Panel' }, 'Panel'],
  ['walls', without('wallType'), ''],
  ['heating', { ...HOME, heatingSystem: 'Gas' }, 'Gas'],
  ['heating', without('heatingSystem'), ''],
  ['renovation', { ...HOME, isRenovation: false }, 'Not renovated'],
  ['renovation', without('isRenovation'), ''],
  ['pets', { ...HOME, pets: 'not-allowed' }, 'No pets'],
  ['furnished', without('furnished'), ''],
  ['commission', { ...HOME, commission: 500 }, 'Commission: $500'],
])('%s differs beside another home: %j', (fact, other, value) => {
  const row = getRow([HOME, HOME, other], fact)
  expect(row?.differs).toBe(true)
  expect(row?.values).toEqual([row?.values[0], row?.values[0], value])
  expect(getRow([other, other], fact)?.differs ?? false).toBe(false)
})

it.each<[string, readonly number[], readonly boolean[]]>([
  ['one of three', [40, 40, 55], [false, false, true]],
  ['two of four', [40, 55, 40, 60], [false, true, false, true]],
  ['none of a pair', [40, 55], [false, false]],
  ['none of homes that all differ', [40, 50, 60, 70], [false, false, false, false]],
  ['none of two pairs', [40, 55, 40, 55], [false, false, false, false]],
])('among homes with areas of their own, %s stands out', (_what, areas, standsOut) => {
  const row = getRow(
    areas.map((area) => ({ ...HOME, area })),
    'area',
  )
  expect(row).toMatchObject({ differs: true, standsOut })
})

it('finds no differences between identical homes', () => {
  const rows = compareFavorites([HOME, { ...HOME, id: 2, address: 'Elsewhere' }], read)
  expect(rows).toHaveLength(12)
  expect(rows.filter(({ differs }) => differs)).toEqual([])
})

it('has no row for the price per square meter of rentals', () => {
  const rent: Favorite = { ...HOME, type: 'rent' }
  expect(getRow([rent, rent], 'pricePerSquare')).toBeUndefined()
})
