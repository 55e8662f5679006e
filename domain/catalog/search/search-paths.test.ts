import { expect, it } from 'vitest'
import { typePath } from '#domain/catalog/links.ts'
import { atomPath, clustersPath, extentPath, searchPath } from './search-paths.ts'
import { EMPTY_SEARCH_QUERY } from './search-query.ts'

const SALE = { ...EMPTY_SEARCH_QUERY, type: 'sale' } as const
const BOX = { south: 50, west: 30, north: 51, east: 31 }

it('has its parameters in one order', () => {
  expect(searchPath(EMPTY_SEARCH_QUERY)).toBe('/property')
  expect(searchPath({ ...SALE, text: 'Kyiv', page: 2 })).toBe('/property?type=sale&q=Kyiv&page=2')
})

it.each(['sale', 'rent'] as const)('has the path of its type: %s', (type) => {
  expect(searchPath({ ...EMPTY_SEARCH_QUERY, type })).toBe(typePath(type))
})

it('drops a sort that the search cannot have', () => {
  expect(searchPath({ ...SALE, type: 'rent', sort: 'price-per-square' })).toBe(
    '/property?type=rent',
  )
  expect(searchPath({ ...SALE, sort: 'nearest', box: BOX })).toBe(
    '/property?type=sale&box=50%2C30%2C51%2C31&sort=nearest',
  )
})

it('has a feed and a map, without page and view', () => {
  const query = { ...SALE, page: 3, view: 'map' } as const
  expect(atomPath(query)).toBe('/feed.atom?type=sale')
  expect(clustersPath(query, BOX, 12)).toBe('/clusters?type=sale&box=50%2C30%2C51%2C31&zoom=12')
  expect(extentPath({ ...query, box: BOX })).toBe('/clusters?type=sale')
})
