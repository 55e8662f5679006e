import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatSearchQuery,
  parseSearchQuery,
  type SearchQuery,
} from '#domain/catalog/search/search-query.ts'
import { EVERY_FACT } from '#test/catalog/search/every-fact.ts'
import { clusterParameters, searchParameters } from './parameters.ts'
import { parseQuery, toSearchQuery } from './parse-query.ts'

const read = (query: string, schema = searchParameters) =>
  parseQuery(new URLSearchParams(query), schema)
const faultsOf = (query: string) => read(query).errors

/** Values that pages use or ignore, by name. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  type: ['sale', 'rent', 'villa', 'SALE'],
  q: ['Kyiv', 'x'.repeat(100), 'x'.repeat(101), 'two words', '%'],
  priceMin: ['1', '120k', '$ 1.5 m', '9'.repeat(40), '9'.repeat(41)],
  priceMax: ['0', '120 000', '-1'],
  areaMin: ['54.5', '54,5 m²', '1e3'],
  areaMax: ['100'],
  pricePerSquare: ['500', '501', '5000'],
  rooms: ['1', '4+', '4', '4 ', '5', '0'],
  isRenovation: ['true', 'false', 'yes', '1'],
  box: ['50,30,51,31', '51,30,50,31', '50,30,51', '91,0,91,0', '50.123456789,30,51,31'],
  sort: ['newest', 'nearest', 'price-up', 'cheapest'],
  view: ['list', 'map', 'grid'],
  page: ['1', '2', '100000', '100001', '0', '-1', '1.5', '01', '1e1', ' 3 '],
  colour: ['red'],
}

const anyPairs = fc
  .array(
    fc
      .constantFrom(...Object.keys(SAMPLES))
      .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(SAMPLES[name] ?? [])))),
    { maxLength: 5 },
  )
  .map((pairs) => new URLSearchParams([['type', 'sale'], ...pairs]))

describe('a query', () => {
  it('is accepted if a page would use all of it, and refused otherwise', () => {
    let taken = 0
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { errors } = parseQuery(pairs, searchParameters)
        const { ignored } = parseSearchQuery(pairs)
        expect(new Set(errors?.map(({ name }) => name) ?? [])).toEqual(
          new Set(ignored.map(({ name }) => name)),
        )
        if (!errors) taken += 1
      }),
      { numRuns: 2_000 },
    )
    expect(taken).toBeGreaterThan(200)
  })

  it('may contain every parameter that a page writes', () => {
    // The type makes the compiler ask for every new part of a search.
    const all: Required<SearchQuery> = {
      type: 'sale',
      text: 'Kyiv',
      filters: {
        price: { min: '1', max: '2' },
        currency: 'EUR',
        area: { min: '1', max: '2' },
        pricePerSquare: '500',
        rooms: ['1'],
        facts: EVERY_FACT,
        availableBy: '2026-12-01',
        isReduced: true,
        includesUnstated: true,
      },
      box: { south: 50, west: 30, north: 51, east: 31 },
      sort: 'area',
      view: 'map',
      page: 2,
    }
    const names = new Set(formatSearchQuery(all).map(([name]) => name))
    expect(new Set(Object.keys(searchParameters.shape))).toEqual(names)
  })

  it('is refused with all unusable parameters, and why', () => {
    expect(faultsOf('rooms=9&colour=red&type=villa&priceMax=1&priceMax=2&page=0')).toEqual([
      { name: 'priceMax', detail: 'must come once' },
      { name: 'type', detail: 'must be sale or rent' },
      { name: 'rooms', detail: 'must be 1 or 2 or 3 or 4+' },
      { name: 'page', detail: 'must be a whole number from 1 to 100000' },
      { name: 'colour', detail: 'is not known here' },
    ])
    expect(faultsOf('')).toEqual([{ name: 'type', detail: 'must be sale or rent' }])
  })

  it('is refused where a page would read a text as no bound', () => {
    expect(faultsOf('type=sale&priceMax=cheap&areaMin=big')).toEqual([
      { name: 'priceMax', detail: 'must hold a number, like 1.5m' },
      { name: 'areaMin', detail: 'must hold a number, like 54.5' },
    ])
  })

  it('treats names of object properties as unknown', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(faultsOf(`type=sale&${name}=1`)).toEqual([{ name, detail: 'is not known here' }])
    }
  })

  it('reports a limited number of errors', () => {
    const many = Array.from({ length: 99 }, (_, index) => `${'x'.repeat(90)}${index}=1`).join('&')
    const faults = faultsOf(`type=sale&${many}`) ?? []
    expect(faults).toHaveLength(20)
    expect(faults.every(({ name }) => name.length === 40)).toBe(true)
  })

  it('ignores empty fields, as forms send them', () => {
    expect(read('type=rent&priceMin=&q=++').query).toEqual({ type: 'rent' })
  })

  it('of the map needs a box and a zoom', () => {
    const names = (query: string) =>
      parseQuery(new URLSearchParams(query), clusterParameters).errors?.map(({ name }) => name)
    expect(names('type=sale')).toEqual(['box', 'zoom'])
    expect(names('type=sale&box=1,2,3&zoom=21')).toEqual(['box', 'zoom'])
    expect(names('type=sale&box=1,2,3,4&zoom=0x5')).toEqual(['zoom'])
    expect(names('type=sale&box=1,2,3,4&zoom=20')).toBeUndefined()
  })

  it('is read as on a page', () => {
    const pairs = new URLSearchParams('type=sale&rooms=4+&q=Podil&priceMax=1m')
    expect(toSearchQuery(pairs, 'sale')).toEqual(parseSearchQuery(pairs).query)
    expect(toSearchQuery(pairs, 'sale').filters.rooms).toEqual(['4+'])
  })
})

it('is refused at once if it has more parameters than anyone needs', () => {
  const { errors } = parseQuery(
    new URLSearchParams(`type=sale${'&a=1'.repeat(100)}`),
    searchParameters,
  )
  expect(errors).toEqual([{ name: '', detail: 'At most 100 pairs are read' }])
  const rooms = new URLSearchParams(`type=sale${'&rooms=1'.repeat(99)}`)
  expect(parseQuery(rooms, searchParameters).errors).toBeUndefined()
})
