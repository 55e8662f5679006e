import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { getCityIndex } from './listing-columns.ts'

/** The filter that a facet ignores. */
export type ExcludedFilter = 'rooms' | 'renovation' | 'pricePerSquare' | null

/**
 * SQL conditions with literal values, for which both databases plan best. The benchmark chooses the values, so
 * nothing can be injected.
 */
export function createConditions(
  criteria: SearchCriteria,
  leftOut: ExcludedFilter = null,
): string[] {
  const { type, filters, city, box } = criteria
  const rooms = filters.rooms.map((option) => Number.parseInt(option, 10))
  return [
    `type = '${type}'`,
    ...(city === null ? [] : [`city_id = ${getCityIndex(city)}`]),
    ...(Number.isFinite(filters.priceMin) ? [`price >= ${filters.priceMin}`] : []),
    ...(Number.isFinite(filters.priceMax) ? [`price <= ${filters.priceMax}`] : []),
    ...(Number.isFinite(filters.areaMin) ? [`area >= ${filters.areaMin}`] : []),
    ...(Number.isFinite(filters.areaMax) ? [`area <= ${filters.areaMax}`] : []),
    ...(Number.isFinite(filters.pricePerSquareMax) && leftOut !== 'pricePerSquare'
      ? [`ppm2 <= ${filters.pricePerSquareMax}`]
      : []),
    ...(rooms.length > 0 && leftOut !== 'rooms' ? [`rooms in (${rooms.join(', ')})`] : []),
    ...(filters.isRenovation !== undefined && leftOut !== 'renovation'
      ? [`renovation = ${filters.isRenovation}`]
      : []),
    ...(box === null
      ? []
      : [`lat between ${box.south} and ${box.north}`, `lng between ${box.west} and ${box.east}`]),
  ]
}

/** An SQL expression for the sort key, in ascending order. */
export function getSortKey({ sort, near }: SearchCriteria): string {
  switch (sort) {
    case 'price-up':
      return 'price'
    case 'price-down':
      return '-price'
    case 'area':
      return '-area'
    case 'price-per-square':
      return 'ppm2'
    case 'newest':
      return '-published_at'
    case 'nearest': {
      const { lat, lng } = near ?? { lat: 0, lng: 0 }
      const narrow = Math.cos((lat * Math.PI) / 180)
      const east = `((lng - ${lng}) * ${narrow})`
      return `(lat - ${lat}) * (lat - ${lat}) + ${east} * ${east}`
    }
  }
}

/** An ORDER BY clause that an index supports; `null` for distances. */
export function getSortColumns({ sort }: SearchCriteria): string | null {
  const columns = {
    newest: 'published_at desc, id',
    'price-up': 'price, id',
    'price-down': 'price desc, id',
    area: 'area desc, id',
    'price-per-square': 'ppm2, id',
    nearest: null,
  } as const
  return columns[sort]
}

export const FACET_EXPRESSIONS = {
  rooms: 'rooms',
  renovation: 'renovation',
  pricePerSquare:
    'case when ppm2 <= 500 then 0 when ppm2 <= 1000 then 1 when ppm2 <= 1500 then 2 when ppm2 <= 2000 then 3 when ppm2 <= 3000 then 4 when ppm2 <= 5000 then 5 else 6 end',
} as const
