import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { listingsAndFilters } from '#test/catalog/search/arbitraries.ts'
import { matchesFilters } from '#test/catalog/search/reference-search.ts'
import { type Filters, NO_FILTERS, PRICE_PER_SQUARE_OPTIONS, parseFilters } from './filters.ts'

const filters = (some: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...some })
const bounds = (min: string, max: string) => ({ min, max })
const numRuns = 500

describe('matches', () => {
  const listing = catalogListing({
    price: '120 k',
    area: 74.5,
    pricePerSquare: 1_611,
    countRooms: '3 rooms',
    isRenovation: true,
  })

  it.each<[boolean, Partial<Filters>]>([
    [true, {}],
    [true, { price: bounds('120000', '120000') }],
    [true, { price: bounds('120 k', '0.12 m') }],
    [false, { price: bounds('120001', '') }],
    [false, { price: bounds('', '119 999') }],
    [true, { price: bounds('0', '') }],
    [false, { price: bounds('', '0') }],
    [false, { price: bounds('200 k', '100 k') }],
    [true, { price: bounds('abc', 'cheap') }],
    [true, { area: bounds('74.5', '74,5') }],
    [true, { area: bounds('74', '75') }],
    [false, { area: bounds('74.6', '') }],
    [false, { area: bounds('', '74.4') }],
    [false, { area: bounds('', '0') }],
    [true, { area: bounds('', 'any') }],
    [false, { area: bounds('80', '70') }],
    [true, { pricePerSquare: '2000' }],
    [false, { pricePerSquare: '1500' }],
    [true, { rooms: ['3'] }],
    [true, { rooms: ['1', '3'] }],
    [false, { rooms: ['1', '2', '4+'] }],
    [true, { facts: { renovation: 'true' } }],
    [false, { facts: { renovation: 'false' } }],
    [false, { rooms: ['3'], facts: { renovation: 'false' } }],
  ])('is %s with %j', (expected, some) => {
    expect(matchesFilters(listing, filters(some))).toBe(expected)
  })

  it('counts a missing price per square meter as 0', () => {
    const { pricePerSquare: _none, ...without } = listing
    for (const pricePerSquare of ['', ...PRICE_PER_SQUARE_OPTIONS]) {
      expect(matchesFilters(without, filters({ pricePerSquare }))).toBe(true)
    }
  })

  it('matches no bound on the area or the price per square meter without an area', () => {
    const { area: _none, ...without } = listing
    expect(matchesFilters(without, filters({}))).toBe(true)
    const [min, max] = [bounds('0', ''), bounds('', '1000')]
    for (const some of [{ area: min }, { area: max }, { pricePerSquare: '5000' }])
      expect(matchesFilters(without, filters(some))).toBe(false)
  })

  it('matches a price per square meter at exactly the chosen value', () => {
    for (const option of PRICE_PER_SQUARE_OPTIONS) {
      const chosen = filters({ pricePerSquare: option })
      expect(matchesFilters({ ...listing, pricePerSquare: Number(option) }, chosen)).toBe(true)
      expect(matchesFilters({ ...listing, pricePerSquare: Number(option) + 1 }, chosen)).toBe(false)
    }
  })

  it('reads 4+ as four or more', () => {
    const rooms = Array.from({ length: 8 }, (_, count) => count)
    const found = rooms.filter((count) =>
      matchesFilters({ ...listing, countRooms: `${count} rooms` }, filters({ rooms: ['4+'] })),
    )
    expect(found).toEqual([4, 5, 6, 7])
  })

  it('counts a price without a number as 0', () => {
    const onRequest = { ...listing, price: 'on request' }
    expect(matchesFilters(onRequest, filters({ price: bounds('0', '0') }))).toBe(true)
    expect(matchesFilters(onRequest, filters({ price: bounds('1', '') }))).toBe(false)
  })
})

describe('a home that does not say whether it is renovated', () => {
  const { isRenovation: _, ...unstated } = catalogListing()

  it.each(['true', 'false'] as const)(
    'does not match %s, unless those are asked for too',
    (renovation) => {
      const facts = { renovation }
      expect(matchesFilters(unstated, filters({ facts }))).toBe(false)
      expect(matchesFilters(unstated, filters({ facts, includesUnstated: true }))).toBe(true)
    },
  )

  it('matches if nothing is chosen', () => {
    expect(matchesFilters(unstated, filters({}))).toBe(true)
  })
})

describe('for any homes and filters', () => {
  it('all conditions combine with AND', () => {
    fc.assert(
      fc.property(listingsAndFilters, ({ listings, filters: all }) => {
        const { price, currency, area, pricePerSquare, rooms, ...others } = all
        const { facts, availableBy, includesUnstated } = others
        const stated = { facts, availableBy, includesUnstated }
        const single = [{ price, currency }, { area }, { pricePerSquare }, { rooms }, stated]
        for (const listing of listings) {
          const met = single.every((condition) => matchesFilters(listing, filters(condition)))
          expect(matchesFilters(listing, all)).toBe(met)
        }
      }),
      { numRuns },
    )
  })

  it('rooms combine with OR', () => {
    fc.assert(
      fc.property(listingsAndFilters, ({ listings, filters: { rooms } }) => {
        for (const listing of listings) {
          const one = rooms.some((option) => matchesFilters(listing, filters({ rooms: [option] })))
          expect(matchesFilters(listing, filters({ rooms }))).toBe(rooms.length === 0 || one)
        }
      }),
      { numRuns },
    )
  })

  it('no filters match every home', () => {
    fc.assert(
      fc.property(listingsAndFilters, ({ listings }) => {
        expect(listings.every((listing) => matchesFilters(listing, NO_FILTERS))).toBe(true)
      }),
    )
  })

  it('never loses a match by an emptied or widened bound', () => {
    const lower = (min: number, by: number) =>
      Number.isFinite(min) ? String(Math.max(0, Math.floor(min) - by)) : ''
    const higher = (max: number, by: number) =>
      Number.isFinite(max) ? String(Math.ceil(max) + by) : ''
    fc.assert(
      fc.property(listingsAndFilters, fc.nat(20), ({ listings, filters: narrow }, by) => {
        const { priceMin, priceMax, areaMin, areaMax } = parseFilters(narrow)
        const wider: Partial<Filters>[] = [
          { price: bounds(lower(priceMin, by), higher(priceMax, by)) },
          { area: bounds(lower(areaMin, by), higher(areaMax, by)) },
          { price: bounds('', narrow.price.max) },
          { price: bounds(narrow.price.min, '') },
          { area: bounds('', narrow.area.max) },
          { area: bounds(narrow.area.min, '') },
          { pricePerSquare: '' },
          { rooms: narrow.rooms.length === 0 ? [] : ROOM_OPTIONS },
          { facts: {} },
        ]
        for (const listing of listings.filter((listing) => matchesFilters(listing, narrow))) {
          for (const wide of wider)
            expect(matchesFilters(listing, { ...narrow, ...wide })).toBe(true)
        }
      }),
      { numRuns },
    )
  })

  it('matches nothing if the lowest is above the highest', () => {
    const beside = fc.constantFrom([0, 1], [1, 0], [1, 1])
    const crossed = (value: number, [up, down]: readonly [number, number]) =>
      bounds(String(Math.ceil(value) + up), String(Math.floor(value) - down))
    fc.assert(
      fc.property(listingsAndFilters, beside, ({ listings }, steps) => {
        const { area = 60, price } = listings[0]
        const dollars = parsePrice(price) || 1
        const byArea = filters({ area: crossed(area, steps) })
        const byPrice = filters({ price: crossed(dollars, steps) })
        expect(
          listings.some(
            (listing) => matchesFilters(listing, byArea) || matchesFilters(listing, byPrice),
          ),
        ).toBe(false)
      }),
      { numRuns },
    )
  })
})
