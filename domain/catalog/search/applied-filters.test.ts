import { describe, expect, it } from 'vitest'
import { EVERY_FACT } from '#test/catalog/search/every-fact.ts'
import { countFilters, FILTER_NAMES, getAppliedFilters, withoutFilter } from './applied-filters.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { EMPTY_SEARCH_QUERY, type SearchQuery } from './search-query.ts'

const EVERYTHING: SearchQuery = {
  type: 'sale',
  text: 'Kyiv',
  filters: {
    price: { min: '', max: '1' },
    currency: 'UAH',
    area: { min: '1', max: '' },
    pricePerSquare: '500',
    rooms: ['1'],
    facts: EVERY_FACT,
    availableBy: '2026-12-01',
    isReduced: true,
    includesUnstated: true,
  },
  box: { south: 1, west: 1, north: 2, east: 2 },
  sort: 'area',
  view: 'map',
  page: 3,
}

it('lists the filters that are set', () => {
  expect(getAppliedFilters(EMPTY_SEARCH_QUERY)).toEqual([])
  expect(getAppliedFilters(EVERYTHING)).toEqual(FILTER_NAMES)
})

it.each(FILTER_NAMES)('removes %s alone, and returns to the first page', (condition) => {
  const rest = withoutFilter(EVERYTHING, condition)
  expect(getAppliedFilters(rest)).toEqual(FILTER_NAMES.filter((other) => other !== condition))
  expect(rest).toMatchObject({ type: 'sale', sort: 'area', view: 'map', page: 1 })
})

describe('countFilters', () => {
  it.each<[number, Partial<Filters>]>([
    [0, {}],
    [1, { price: { min: '0', max: '' } }],
    [1, { price: { min: '1', max: '2' } }],
    [1, { area: { min: '', max: '60' } }],
    [1, { pricePerSquare: '500' }],
    [1, { rooms: ['1', '2'] }],
    [1, { facts: { renovation: 'false' } }],
    [2, { rooms: ['4+'], facts: { renovation: 'true' } }],
  ])('counts %i in %j', (count, some) => {
    expect(countFilters({ ...EMPTY_SEARCH_QUERY, filters: { ...NO_FILTERS, ...some } })).toBe(count)
  })
})

it('asks for unstated facts as long as any fact is asked for', () => {
  const { renovation: _, ...others } = EVERY_FACT
  const one = {
    ...EVERYTHING,
    filters: { ...EVERYTHING.filters, facts: { renovation: 'true' }, availableBy: '' },
  } as const
  const day = { ...one, filters: { ...one.filters, facts: {}, availableBy: '2026-12-01' } }
  expect(withoutFilter(day, 'availableBy').filters).toMatchObject({ includesUnstated: false })
  expect(withoutFilter(one, 'renovation').filters).toMatchObject({
    facts: {},
    includesUnstated: false,
  })
  expect(withoutFilter(EVERYTHING, 'renovation').filters).toMatchObject({
    facts: others,
    includesUnstated: Object.keys(others).length > 0,
  })
})
