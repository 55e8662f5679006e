import {
  getLongitudeScale,
  type SearchCriteria,
  squaredDistance,
  UNKNOWN_KEY,
} from '#domain/catalog/search/search-criteria.ts'
import type { Columns } from '#search/listing-table.ts'

/** Reads the sort key of a row. Listings are sorted by it in ascending order. */
export function createKeyReader(
  { price, priceDrop, area, pricePerSquare, publishedAt, lat, lng }: Columns,
  { sort, near }: Pick<SearchCriteria, 'sort' | 'near'>,
): (row: number) => number {
  const orLast = (key: number) => (Number.isNaN(key) ? UNKNOWN_KEY : key)
  const byNewest = (row: number) => 0 - (publishedAt[row] as number)
  switch (sort) {
    case 'price-up':
      return (row) => price[row] as number
    case 'price-down':
      return (row) => 0 - (price[row] as number)
    case 'price-drop':
      return (row) => 0 - (priceDrop[row] as number)
    case 'area':
      return (row) => orLast(0 - (area[row] as number))
    case 'price-per-square':
      return (row) => orLast(pricePerSquare[row] as number)
    case 'newest':
      return byNewest
    case 'nearest': {
      if (near === null) return byNewest
      const scale = getLongitudeScale(near.lat)
      return (row) => orLast(squaredDistance(lat[row] as number, lng[row] as number, near, scale))
    }
  }
}
