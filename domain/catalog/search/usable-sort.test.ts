import { describe, expect, it } from 'vitest'
import { searchPath } from './search-paths.ts'
import { EMPTY_SEARCH_QUERY } from './search-query.ts'
import { SORTS } from './sort.ts'
import { getUsableSorts, toUsableSort } from './usable-sort.ts'

const sale = { ...EMPTY_SEARCH_QUERY, type: 'sale' } as const
const rent = { ...EMPTY_SEARCH_QUERY, type: 'rent' } as const
const box = { south: 50, west: 30, north: 51, east: 31 }

describe('getUsableSorts', () => {
  it('has no distance sort without a place to measure from', () => {
    expect(getUsableSorts(sale)).toEqual(SORTS.filter((sort) => sort !== 'nearest'))
    expect(getUsableSorts({ ...sale, text: 'balcony' }, null)).not.toContain('nearest')
    expect(getUsableSorts({ ...sale, text: 'Kyiv' }, 'Kyiv')).toEqual(SORTS)
    expect(getUsableSorts({ ...sale, box }, null)).toEqual(SORTS)
  })

  it('treats a text that is not parsed yet as a place', () => {
    expect(getUsableSorts({ ...sale, text: 'balcony' })).toContain('nearest')
  })

  it('has no price per square meter for rentals', () => {
    expect(getUsableSorts(rent)).not.toContain('price-per-square')
  })
})

describe('toUsableSort', () => {
  it('falls back to the default order', () => {
    expect(toUsableSort({ ...rent, sort: 'price-per-square' })).toBe('newest')
    expect(toUsableSort({ ...sale, sort: 'nearest' })).toBe('newest')
    expect(toUsableSort({ ...sale, sort: 'nearest', text: 'balcony' }, null)).toBe('newest')
    expect(toUsableSort({ ...sale, sort: 'price-per-square' })).toBe('price-per-square')
  })

  it('matches what URLs contain', () => {
    expect(searchPath({ ...rent, sort: 'price-per-square' })).toBe('/property?type=rent')
    expect(searchPath({ ...sale, sort: 'nearest', box })).toBe(
      '/property?type=sale&box=50%2C30%2C51%2C31&sort=nearest',
    )
  })
})
