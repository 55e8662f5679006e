import { describe, expect, it } from 'vitest'
import { EMPTY_SEARCH_QUERY } from '#domain/search/search-query.ts'
import { SORTS } from '#domain/search/sort.ts'
import { searchAddress } from './search-address.ts'
import { sortChoices, usableSort } from './sort-choices.ts'

const sale = { ...EMPTY_SEARCH_QUERY, type: 'sale' } as const
const rent = { ...EMPTY_SEARCH_QUERY, type: 'rent' } as const
const box = { south: 50, west: 30, north: 51, east: 31 }

describe('sortChoices', () => {
  it('has no distance without a place to measure it from', () => {
    expect(sortChoices(sale)).toEqual(SORTS.filter((sort) => sort !== 'nearest'))
    expect(sortChoices({ ...sale, text: 'balcony' }, null)).not.toContain('nearest')
    expect(sortChoices({ ...sale, text: 'Kyiv' }, 'Kyiv')).toEqual(SORTS)
    expect(sortChoices({ ...sale, box }, null)).toEqual(SORTS)
  })

  it('takes a text that is not read yet for a place', () => {
    expect(sortChoices({ ...sale, text: 'balcony' })).toContain('nearest')
  })

  it('has no price per square metre for rent', () => {
    expect(sortChoices(rent)).not.toContain('price-per-square')
  })
})

describe('usableSort', () => {
  it('falls back to the usual order', () => {
    expect(usableSort({ ...rent, sort: 'price-per-square' })).toBe('newest')
    expect(usableSort({ ...sale, sort: 'nearest' })).toBe('newest')
    expect(usableSort({ ...sale, sort: 'nearest', text: 'balcony' }, null)).toBe('newest')
    expect(usableSort({ ...sale, sort: 'price-per-square' })).toBe('price-per-square')
  })

  it('is what addresses say', () => {
    expect(searchAddress({ ...rent, sort: 'price-per-square' })).toBe('/property?type=rent')
    expect(searchAddress({ ...sale, sort: 'nearest', box })).toBe(
      '/property?type=sale&box=50%2C30%2C51%2C31&sort=nearest',
    )
  })
})
