import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import { estateTypeSchema, type Listing, listingSchema } from '#domain/catalog/listing/listing.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { anyListing } from '#test/catalog/search/arbitraries.ts'
import {
  type Favorite,
  findFavorite,
  isFavorite,
  parseFavorites,
  toggleFavorite,
} from './favorite.ts'
import { restoreFavorite } from './restore-favorite.ts'

const home = (id: number): Listing => listingSchema.parse(catalogListing({ id }))

describe('toggleFavorite', () => {
  it('adds at the end with all fields, the type and the mark of a kept home', () => {
    const first = toggleFavorite([], 'sale', home(3))
    expect(first).toEqual([{ ...home(3), type: 'sale', isFavourite: true }])
    expect(toggleFavorite(first, 'sale', home(1)).map(({ id }) => id)).toEqual([3, 1])
  })

  it('takes sale 3 and rent 3 for different homes', () => {
    const both = toggleFavorite(toggleFavorite([], 'sale', home(3)), 'rent', home(3))
    expect(both.map(({ type }) => type)).toEqual(['sale', 'rent'])
    expect(toggleFavorite(both, 'sale', home(3)).map(({ type }) => type)).toEqual(['rent'])
  })

  it('removes every entry of a home that is in the list twice', () => {
    const [entry] = toggleFavorite([], 'sale', home(3))
    expect(entry && toggleFavorite([entry, entry], 'sale', home(3))).toEqual([])
  })

  const toggles = fc.array(
    fc.record({ type: fc.constantFrom(...ESTATE_TYPES), id: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 20 },
  )

  it('keeps a home if and only if it was pressed an odd number of times', () => {
    fc.assert(
      fc.property(toggles, (presses) => {
        const kept = presses.reduce<Favorite[]>(
          (favorites, { type, id }) => toggleFavorite(favorites, type, home(id)),
          [],
        )
        for (const type of ESTATE_TYPES) {
          for (const id of [1, 2, 3, 4]) {
            const times = presses.filter((press) => press.type === type && press.id === id).length
            expect(isFavorite(kept, type, id)).toBe(times % 2 === 1)
          }
        }
      }),
    )
  })

  it('toggling twice restores the list, and never modifies the given one', () => {
    fc.assert(
      fc.property(toggles, anyListing, (presses, listing) => {
        const before = presses.reduce<Favorite[]>(
          (favorites, { type, id }) => toggleFavorite(favorites, type, home(id)),
          [],
        )
        const copy = structuredClone(before)
        const twice = toggleFavorite(toggleFavorite(before, 'sale', listing), 'sale', listing)
        const names = (favorites: Favorite[]) =>
          favorites.map(({ type, id }) => `${type} ${id}`).toSorted()
        expect(names(twice)).toEqual(names(before))
        expect(before).toEqual(copy)
      }),
    )
  })
})

describe('findFavorite', () => {
  const favorites = toggleFavorite([], 'sale', home(3))

  it.each([3, '3'])('finds the home by its id %j', (id) => {
    expect(findFavorite(favorites, 'sale', id)).toBe(favorites[0])
    expect(isFavorite(favorites, 'sale', id)).toBe(true)
  })

  it.each(['03', '3.0', ' 3', '', 4, Number.NaN])('takes %j for another id', (id) => {
    expect(findFavorite(favorites, 'sale', id)).toBeUndefined()
    expect(isFavorite(favorites, 'sale', id)).toBe(false)
  })

  it('does not find a home of the other type', () => {
    expect(isFavorite(favorites, 'rent', 3)).toBe(false)
  })
})

describe('parseFavorites', () => {
  const entry = { ...home(3), type: 'sale', isFavourite: true }

  it.each([null, undefined, 0, '', 'favorites', true, {}, { length: 1, 0: entry }])(
    'takes %j for an empty list',
    (value) => {
      expect(parseFavorites(value)).toEqual({ favorites: [], dropped: 1 })
    },
  )

  const other = { ...entry, type: 'rent' }
  const soundOnes = { favorites: [entry, other], dropped: 1 }

  it.each([null, 'sale 3', 3, [], {}])('drops %j alone', (malformed) => {
    expect(parseFavorites([entry, malformed, other])).toEqual(soundOnes)
  })

  it.each([
    { type: 'swap' },
    { type: undefined },
    { price: 120_000 },
    { Realtor: null },
    { images: 'one.jpg' },
    { images: ['one.jpg', null] },
    { images: { 0: 'one.jpg', length: 1 } },
    { Realtor: [] },
    { Realtor: { ...entry.Realtor, phone: '' } },
    { Realtor: { name: 'Olena', ava: '/olena.svg' } },
    { address: '' },
    { description: null },
    { isRenovation: 'true' },
    { isFavourite: 1 },
    ...[0, -1, '74.5', Number.NaN, Number.POSITIVE_INFINITY].map((area) => ({ area })),
    ...[1.5, '4', 2 ** 53].map((currentFloor) => ({ currentFloor })),
    ...[null, '1611', Number.NaN].map((pricePerSquare) => ({ pricePerSquare })),
    ...['__proto__', 'constructor', 'toString', ['sale'], 'Sale'].map((type) => ({ type })),
    ...[0, -3, 3.5, null, true, [3], {}].map((id) => ({ id })),
    ...['', '0', '-3', '3.5', '03', '3e0', 'abc', '9'.repeat(20)].map((id) => ({ id })),
  ])('drops an entry with %j alone', (wrong) => {
    expect(parseFavorites([entry, { ...entry, ...wrong }, other])).toEqual(soundOnes)
  })

  it('keeps an entry without an area', () => {
    const { area: _area, pricePerSquare: _square, ...rest } = entry
    expect(parseFavorites([rest])).toEqual({ favorites: [rest], dropped: 0 })
  })

  it('reads an id that was stored as text', () => {
    const { favorites, dropped } = parseFavorites([{ ...entry, id: '3' }])
    expect(dropped).toBe(0)
    expect(isFavorite(favorites, 'sale', 3)).toBe(true)
  })

  it('drops unknown fields, and never reads one from a prototype', () => {
    const more = { ...entry, more: 1, Realtor: { ...entry.Realtor, more: 1 } }
    expect(parseFavorites([more])).toEqual({ favorites: [entry], dropped: 0 })
    const { price: _, ...priceless } = entry
    const polluted = JSON.parse(
      `{"__proto__":{"price":"1 k"},${JSON.stringify(priceless).slice(1)}`,
    )
    expect(parseFavorites([polluted])).toEqual({ favorites: [], dropped: 1 })
  })

  it('stores the fields in one order, without a missing price per square meter', () => {
    const { pricePerSquare: _, ...rest } = entry
    const reversed = Object.fromEntries(Object.entries(rest).toReversed())
    expect(JSON.stringify(parseFavorites([reversed]).favorites)).toBe(JSON.stringify([rest]))
  })

  it('accepts exactly what the schema of a listing accepts', () => {
    const schema = z.extend(listingSchema, { type: estateTypeSchema })
    const names = Object.keys(schema.shape)
    const anyValue = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('', 0, -1, 1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, undefined, []),
    )
    const name = fc.constantFrom(...names, 'more', '__proto__')
    const changes = fc.dictionary(name, anyValue, { maxKeys: 2 })
    const realtor = fc.dictionary(fc.constantFrom('name', 'ava', 'phone', 'more'), anyValue)
    fc.assert(
      fc.property(
        anyListing,
        changes,
        realtor,
        fc.boolean(),
        (listing, change, other, isNested) => {
          const Realtor = isNested ? { ...listing.Realtor, ...other } : listing.Realtor
          const stored = { ...listing, type: 'sale', Realtor, ...change }
          fc.pre(typeof stored.id !== 'string')
          const { success, data } = schema.safeParse(stored)
          const expected = success
            ? { favorites: [data], dropped: 0 }
            : { favorites: [], dropped: 1 }
          expect(parseFavorites([stored])).toStrictEqual(expected)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('keeps one entry of a home that is stored twice', () => {
    expect(parseFavorites([entry, other, entry])).toEqual(soundOnes)
  })

  it('reads back any homes as they were stored', () => {
    const kept = fc
      .array(fc.tuple(fc.constantFrom(...ESTATE_TYPES), anyListing), { maxLength: 5 })
      .map((homes) =>
        homes.reduce<Favorite[]>((all, [type, listing]) => toggleFavorite(all, type, listing), []),
      )
    fc.assert(
      fc.property(kept, (favorites) => {
        const stored: unknown = JSON.parse(JSON.stringify(favorites))
        expect(parseFavorites(stored)).toEqual({ favorites, dropped: 0 })
      }),
    )
  })

  it('never throws for what JSON can hold', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.constant(entry))), (stored) => {
        const { favorites, dropped } = parseFavorites(stored)
        expect(favorites.length + dropped).toBe(stored.length)
        expect(favorites).toEqual(stored.filter((value) => value === entry).slice(0, 1))
      }),
    )
  })
})

it('a restored favorite returns to its former place', () => {
  const kept = (...ids: number[]) =>
    ids.map((id): Favorite => ({ ...catalogListing({ id }), isFavourite: true }))
  const ids = (favorites: readonly Favorite[]) => favorites.map(({ id }) => id)
  const before = kept(1, 2, 3, 4)
  const [first, , third] = before as [Favorite, Favorite, Favorite, Favorite]
  expect(ids(restoreFavorite(before, kept(1, 2, 4), third))).toEqual([1, 2, 3, 4])
  expect(ids(restoreFavorite(before, kept(4, 9), third))).toEqual([3, 4, 9])
  expect(ids(restoreFavorite(before, kept(2, 1, 4), third))).toEqual([2, 3, 1, 4])
  expect(ids(restoreFavorite(before, kept(2, 3), first))).toEqual([1, 2, 3])
  expect(ids(restoreFavorite(before, kept(3, 1), third))).toEqual([3, 1])
})
