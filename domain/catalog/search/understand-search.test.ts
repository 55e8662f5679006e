import { expect, it } from 'vitest'
import { searchPath } from './search-paths.ts'
import { parseSearchQuery } from './search-query.ts'
import { understandSearch } from './understand-search.ts'

const parse = (url: string) =>
  parseSearchQuery(new URL(url, 'https://homiq.example').searchParams).query

it.each([
  ['?type=sale&q=Kyiv+2+rooms', '?type=sale&q=Kyiv&rooms=2'],
  [
    '?type=sale&q=Kyiv+2+rooms&rooms=3&isRenovation=true&page=4',
    '?type=sale&q=Kyiv&rooms=2&isRenovation=true',
  ],
  [
    '?type=sale&q=apartment+Kyiv&priceMax=90k&sort=area&view=map',
    '?type=sale&q=Kyiv&priceMax=90k&sort=area&view=map',
  ],
  ['?q=оренда+Київ&priceMax=900', '?type=rent&q=Київ&priceMax=900'],
  ['?type=sale&q=оренда+Київ&priceMax=90k&sort=price-per-square', '?type=rent&q=Київ'],
  ['?type=sale&q=2+rooms+to+rent&rooms=3', '?type=rent&rooms=2'],
  ['?type=sale&q=buy+apartment', '?type=sale'],
  ['?type=rent&q=Київ+до+20+тис', '?type=rent&q=Київ&priceMax=20000&currency=UAH'],
  [
    '?type=sale&q=від+50+тис+Київ&priceMax=9&rooms=2&page=3',
    '?type=sale&q=Київ&priceMin=50000&rooms=2',
  ],
  ['?type=sale&q=2к+оренда+до+500$', '?type=rent&priceMax=500&rooms=2'],
])('%s is the search %s', (typed, understood) => {
  expect(searchPath(understandSearch(parse(typed)))).toBe(searchPath(parse(understood)))
})

it.each(['', '?q=Kyiv&rooms=2', '?q=Київ до 20 тис', '?type=rent&q="2 rooms"&page=3'])(
  '%j stays as it is',
  (url) => {
    const query = parse(url)
    expect(understandSearch(query)).toBe(query)
  },
)
