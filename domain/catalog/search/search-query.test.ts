import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { CURRENCIES } from '#domain/catalog/price/currency.ts'
import { parseCurrency } from '#domain/catalog/price/currency-words.ts'
import { anyAvailableBy, anyChosenFacts } from '#test/catalog/search/arbitraries.ts'
import type { BoundingBox } from './bounding-box.ts'
import { type Filters, NO_FILTERS, PRICE_PER_SQUARE_OPTIONS } from './filters.ts'
import {
  EMPTY_SEARCH_QUERY,
  formatSearchQuery,
  MAX_FILTER_TEXT_LENGTH,
  MAX_SEARCH_TEXT_LENGTH,
  parseSearchQuery,
  type SearchQuery,
  VIEWS,
} from './search-query.ts'
import { SORTS } from './sort.ts'

const NOTHING = EMPTY_SEARCH_QUERY
const numRuns = 1_000

const filterText = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ unit: 'binary' }))
  .map((text) => text.replace(/\p{Cc}/gu, '').trim())
  .filter((text) => text.length <= MAX_FILTER_TEXT_LENGTH)
const bounds = fc.record({ min: filterText, max: filterText })
/** A bound that names its currency is read in that one (page-currency.test.ts). */
const priceText = filterText.filter((text) => parseCurrency(text) === null)
const filters: fc.Arbitrary<Filters> = fc.record({
  price: fc.record({ min: priceText, max: priceText }),
  currency: fc.constantFrom(...CURRENCIES),
  area: bounds,
  pricePerSquare: fc.constantFrom('', ...PRICE_PER_SQUARE_OPTIONS),
  rooms: fc.subarray([...ROOM_OPTIONS]),
  facts: anyChosenFacts,
  availableBy: anyAvailableBy,
  isReduced: fc.boolean(),
  includesUnstated: fc.boolean(),
})
const degrees = (most: number) =>
  fc.integer({ min: -most * 100_000, max: most * 100_000 }).map((steps) => steps / 100_000 + 0)
const box: fc.Arbitrary<BoundingBox> = fc
  .tuple(degrees(90), degrees(90), degrees(180), degrees(180))
  .map(([a, b, c, d]) => ({
    south: Math.min(a, b),
    north: Math.max(a, b),
    west: Math.min(c, d),
    east: Math.max(c, d),
  }))
const searchQuery: fc.Arbitrary<SearchQuery> = fc.record({
  type: fc.constantFrom(null, ...ESTATE_TYPES),
  text: fc.oneof(filterText, fc.constantFrom('Київ балкон', 'a'.repeat(MAX_SEARCH_TEXT_LENGTH))),
  filters,
  box: fc.option(box),
  sort: fc.constantFrom(...SORTS),
  view: fc.constantFrom(...VIEWS),
  page: fc.integer({ min: 1, max: 100_000 }),
})

describe('a search written as pairs', () => {
  it('is read back unchanged', () => {
    fc.assert(
      fc.property(searchQuery, (query) => {
        expect(parseSearchQuery(formatSearchQuery(query))).toEqual({ query, ignored: [] })
      }),
      { numRuns },
    )
  })

  it('is read back from a URL', () => {
    fc.assert(
      fc.property(searchQuery, (query) => {
        const { search } = new URL(`?${new URLSearchParams(formatSearchQuery(query))}`, 'https://a')
        expect(parseSearchQuery(new URLSearchParams(search))).toEqual({ query, ignored: [] })
      }),
      { numRuns },
    )
  })

  it('includes only what is set, in one order', () => {
    expect(formatSearchQuery(NOTHING)).toEqual([])
    const query: SearchQuery = {
      type: 'sale',
      text: 'Kyiv balcony',
      box: { south: 50.4, west: 30.4, north: 50.5, east: 30.61234 },
      sort: 'price-up',
      view: 'map',
      filters: {
        price: { min: '0', max: '3.3 m' },
        currency: 'UAH',
        area: { min: '54,5', max: '' },
        pricePerSquare: '2000',
        rooms: ['1', '4+'],
        facts: { renovation: 'false' },
        availableBy: '',
        isReduced: true,
        includesUnstated: true,
      },
      page: 2,
    }
    expect(String(new URLSearchParams(formatSearchQuery(query)))).toBe(
      'type=sale&q=Kyiv+balcony&priceMin=0&priceMax=3.3+m&currency=UAH&areaMin=54%2C5&pricePerSquare=2000' +
        '&rooms=1&rooms=4%2B&isRenovation=false&reduced=true&unstated=true&box=50.4%2C30.4%2C50.5%2C30.61234' +
        '&sort=price-up&view=map&page=2',
    )
  })
})

describe('parseSearchQuery', () => {
  const read = (address: string) => parseSearchQuery(new URLSearchParams(address))

  it.each<[string, Partial<SearchQuery>]>([
    ['', {}],
    ['type=&priceMin=&rooms=&isRenovation=&page=', {}],
    ['type=rent', { type: 'rent' }],
    ['type=&type=sale', { type: 'sale' }],
    ['priceMin=+120+000+', { filters: { ...NO_FILTERS, price: { min: '120 000', max: '' } } }],
    ['areaMax=5%00%0A4', { filters: { ...NO_FILTERS, area: { min: '', max: '54' } } }],
    ['rooms=4%2B&rooms=1&rooms=1', { filters: { ...NO_FILTERS, rooms: ['1', '4+'] } }],
    ['rooms=4+', { filters: { ...NO_FILTERS, rooms: ['4+'] } }],
    ['isRenovation=true', { filters: { ...NO_FILTERS, facts: { renovation: 'true' } } }],
    ['isRenovation=false', { filters: { ...NO_FILTERS, facts: { renovation: 'false' } } }],
    ['q=+Київ%00+балкон+', { text: 'Київ балкон' }],
    ['box=50.4,30.4,50.5,30.6', { box: { south: 50.4, west: 30.4, north: 50.5, east: 30.6 } }],
    ['box=-0,0.0000001,0,0', { box: { south: 0, west: 0, north: 0, east: 0 } }],
    ['sort=nearest&view=map', { sort: 'nearest', view: 'map' }],
    ['sort=newest&view=list', {}],
    ['page=100000', { page: 100_000 }],
    ['utm_source=mail&fbclid=1&gclid=2&ref=x', {}],
  ])('reads %j', (address, some) => {
    expect(read(address)).toEqual({ query: { ...NOTHING, ...some }, ignored: [] })
  })

  it.each([
    ['type', 'buy', 'choice'],
    ['type', 'Sale', 'choice'],
    ['rooms', '5', 'choice'],
    ['rooms', '4++', 'choice'],
    ['pricePerSquare', '600', 'choice'],
    ['isRenovation', 'yes', 'choice'],
    ['box', '50,30,51', 'choice'],
    ['box', '51,30,50,31', 'choice'],
    ['box', '50,31,51,30', 'choice'],
    ['box', '50,30,91,31', 'choice'],
    ['box', '50,30,51,1e2', 'choice'],
    ['box', '0'.repeat(81), 'length'],
    ['q', 'x'.repeat(MAX_SEARCH_TEXT_LENGTH + 1), 'length'],
    ['sort', 'cheapest', 'choice'],
    ['view', 'globe', 'choice'],
    ['page', '0', 'choice'],
    ['page', '-1', 'choice'],
    ['page', '1.5', 'choice'],
    ['page', '1e3', 'choice'],
    ['page', '100001', 'choice'],
    ['priceMin', '9'.repeat(MAX_FILTER_TEXT_LENGTH + 1), 'length'],
    ['color', 'red', 'unknown'],
    ['__proto__', '1', 'unknown'],
    ['constructor', '1', 'unknown'],
    ['toString', '1', 'unknown'],
    ['Type', 'sale', 'unknown'],
  ] as const)('leaves out %s=%s and says so', (name, value, reason) => {
    const { query, ignored } = parseSearchQuery([[name, value]])
    expect(query).toEqual(NOTHING)
    expect(ignored).toMatchObject([{ name, reason }])
  })

  it('keeps the first of a repeated name', () => {
    const { query, ignored } = read('type=sale&type=rent&priceMin=1&priceMin=2')
    expect(query).toMatchObject({ type: 'sale', filters: { price: { min: '1' } } })
    expect(ignored).toEqual([
      { name: 'type', value: 'rent', reason: 'repeated' },
      { name: 'priceMin', value: '2', reason: 'repeated' },
    ])
  })

  it('accepts a text of the full length, but no longer one', () => {
    const longest = '9'.repeat(MAX_FILTER_TEXT_LENGTH)
    expect(read(`priceMax=${longest}`).query.filters.price.max).toBe(longest)
    expect(read(`priceMax=${longest}9`).query.filters.price.max).toBe('')
  })

  it('shortens reported values, with an ellipsis only if something was cut', () => {
    const house = '🏠'
    const [long, exact] = parseSearchQuery([
      ['a'.repeat(10_000), house.repeat(25)],
      ['color', house.repeat(24)],
    ]).ignored
    expect(long).toMatchObject({ name: `${'a'.repeat(24)}…`, value: `${house.repeat(24)}…` })
    expect(exact).toMatchObject({ name: 'color', value: house.repeat(24) })
  })

  it('reads no more than a hundred pairs', () => {
    const many = Array.from({ length: 100 }, (_, n): [string, string] => [`n${n}`, '1'])
    const { query, ignored } = parseSearchQuery([...many, ['type', 'sale']])
    expect(query).toEqual(NOTHING)
    expect(ignored).toHaveLength(100)
  })
})

describe('for any pairs', () => {
  const names = ['priceMin', 'priceMax', 'areaMin', 'areaMax', 'type', 'pricePerSquare']
  const name = fc.oneof(
    fc.constantFrom(...names, 'isRenovation', 'page', 'rooms', '__proto__', 'constructor'),
    fc.constantFrom('q', 'box', 'sort', 'view'),
    fc.string({ unit: 'binary' }),
  )
  const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))
  const value = fc.oneof(
    fc.constantFrom('50.4,30.4,50.5,30.6', '-0.00000001,-0,0,1', 'price-up', 'map'),
    fc.constantFrom('sale', 'true', '2', '4+', '500', '120 k', '\u0000', '\ud800', '\udfff1'),
    fc.constantFrom('9'.repeat(10_240), 'є'.repeat(10_240), '\u0301'.repeat(10_240)),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: codeUnit }),
    filterText,
  )
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 130 })

  it('never throws, and writes what it read so that it is read the same again', () => {
    fc.assert(
      fc.property(pairs, (pairs) => {
        const { query } = parseSearchQuery(pairs)
        expect(parseSearchQuery(formatSearchQuery(query))).toEqual({ query, ignored: [] })
      }),
      { numRuns },
    )
  })

  it('keeps texts short, trimmed and without control characters', () => {
    fc.assert(
      fc.property(pairs, (pairs) => {
        const { query, ignored } = parseSearchQuery(pairs)
        const { price, area } = query.filters
        for (const text of [price.min, price.max, area.min, area.max]) {
          expect(text.length).toBeLessThanOrEqual(MAX_FILTER_TEXT_LENGTH)
          expect(text).toBe(text.trim())
          expect(text).not.toMatch(/\p{Cc}/u)
        }
        for (const { name, value } of ignored) {
          expect(Math.max(name.length, value.length)).toBeLessThanOrEqual(49)
        }
      }),
      { numRuns },
    )
  })
})
