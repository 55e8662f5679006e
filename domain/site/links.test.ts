import { describe, expect, it } from 'vitest'
import { EMPTY_SEARCH_QUERY } from '#domain/search/search-query.ts'
import {
  atomPath,
  clustersPath,
  extentPath,
  listingPath,
  searchPath,
  suggestionsPath,
  typePath,
} from './links.ts'

const SALE = { ...EMPTY_SEARCH_QUERY, type: 'sale' } as const
const BOX = { south: 50, west: 30, north: 51, east: 31 }

it('names a listing by its type and id', () => {
  expect(listingPath({ type: 'rent', id: 7 })).toBe('/rent/7')
})

describe('a search', () => {
  it('has its parameters in one order', () => {
    expect(searchPath(EMPTY_SEARCH_QUERY)).toBe('/property')
    expect(typePath('rent')).toBe('/property?type=rent')
    expect(searchPath({ ...SALE, text: 'Kyiv', page: 2 })).toBe('/property?type=sale&q=Kyiv&page=2')
  })

  it('has no sort that it cannot have', () => {
    expect(searchPath({ ...SALE, type: 'rent', sort: 'price-per-square' })).toBe(
      '/property?type=rent',
    )
    expect(searchPath({ ...SALE, sort: 'nearest', box: BOX })).toBe(
      '/property?type=sale&box=50%2C30%2C51%2C31&sort=nearest',
    )
  })

  it('has a feed and a map, which know no page and no view', () => {
    const query = { ...SALE, page: 3, view: 'map' } as const
    expect(atomPath(query)).toBe('/feed.atom?type=sale')
    expect(clustersPath(query, BOX, 12)).toBe('/clusters?type=sale&box=50%2C30%2C51%2C31&zoom=12')
    expect(extentPath({ ...query, box: BOX })).toBe('/clusters?type=sale')
  })
})

it('encodes what is typed', () => {
  expect(suggestionsPath('a&b')).toBe('/suggestions?q=a%26b')
})
