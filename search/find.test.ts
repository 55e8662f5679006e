import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criteriaOf, matches, NO_FILTERS } from '#domain/filters.ts'
import type { CatalogueEntry } from '#domain/listing.ts'
import { parsePrice } from '#domain/price.ts'
import { parseRooms } from '#domain/rooms.ts'
import { homesAndFilters } from '#test/arbitraries.ts'
import { catalogueEntry } from '#test/catalogue-entry.ts'
import { columnsOf } from './columns.ts'
import { find } from './find.ts'

const columns = (homes: readonly CatalogueEntry[]) =>
  columnsOf(
    homes.map((home) => ({
      type: home.type,
      id: home.id,
      price: parsePrice(home.price) ?? 0,
      area: home.area,
      pricePerSquare: home.pricePerSquare ?? 0,
      rooms: parseRooms(home.countRooms),
      isRenovation: home.isRenovation,
    })),
  )

const anywhere = fc.record({ offset: fc.nat(40), limit: fc.nat(40) })

it('finds what matches says, in the order of the columns, and counts all of it', () => {
  fc.assert(
    fc.property(homesAndFilters, anywhere, ({ homes, filters }, { offset, limit }) => {
      const expected = homes.filter((home) => matches(home, filters)).map(({ id }) => id)
      expect(find(columns(homes), criteriaOf(filters), offset, limit)).toEqual({
        ids: expected.slice(offset, offset + limit),
        total: expected.length,
      })
    }),
    { numRuns: 3_000 },
  )
})

describe('pages', () => {
  const five = columns([5, 3, 4, 1, 2].map((id) => catalogueEntry({ id })))

  it.each([
    [0, 2, [5, 3]],
    [2, 2, [4, 1]],
    [4, 2, [2]],
    [5, 2, []],
    [100, 2, []],
    [0, 0, []],
    [0, 100, [5, 3, 4, 1, 2]],
  ])('from %i, at most %i: %j', (offset, limit, ids) => {
    expect(find(five, criteriaOf(NO_FILTERS), offset, limit)).toEqual({ ids, total: 5 })
  })

  it('of nothing are empty', () => {
    expect(find(columns([]), criteriaOf(NO_FILTERS), 0, 24)).toEqual({ ids: [], total: 0 })
  })
})

it('keeps what the columns must hold exactly: large ids and prices, fractions, many rooms', () => {
  const id = 2 ** 31 - 1
  const home = catalogueEntry({ id, price: '9007199254740991', area: 0.1, countRooms: '257 rooms' })
  const filters = {
    ...NO_FILTERS,
    price: { min: '9007199254740991', max: '9007199254740991' },
    area: { min: '0.1', max: '0.1' },
    rooms: ['4+'] as const,
  }
  expect(matches(home, filters)).toBe(true)
  expect(find(columns([home]), criteriaOf(filters), 0, 1)).toEqual({ ids: [id], total: 1 })
})
