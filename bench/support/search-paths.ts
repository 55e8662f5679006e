import { type Filters, NO_FILTERS, type ParsedFilters } from '#domain/catalog/search/filters.ts'
import {
  EMPTY_SEARCH_QUERY,
  formatSearchQuery,
  type SearchQuery,
} from '#domain/catalog/search/search-query.ts'
import { createListSearches, type ListSearch } from './sample-searches.ts'

const formatBound = (bound: number) => (Number.isFinite(bound) ? String(bound) : '')

function toFilters(filters: ParsedFilters): Filters {
  const { priceMin, priceMax, areaMin, areaMax, pricePerSquareMax, rooms, facts } = filters
  return {
    ...NO_FILTERS,
    price: { min: formatBound(priceMin), max: formatBound(priceMax) },
    area: { min: formatBound(areaMin), max: formatBound(areaMax) },
    pricePerSquare: formatBound(pricePerSquareMax),
    rooms,
    facts,
  }
}

function toPath({ criteria, window }: ListSearch): string {
  const { type, filters, city, words, box, sort } = criteria
  const query: SearchQuery = {
    ...EMPTY_SEARCH_QUERY,
    type,
    text: [...(city === null ? [] : [city]), ...words.map(({ term }) => term)].join(' '),
    filters: toFilters(filters),
    box,
    sort,
    page: 1 + window.offset / window.limit,
  }
  return `/property?${new URLSearchParams(formatSearchQuery(query))}`
}

/** Paths of realistic searches, all different, so that no cache has one. */
export function createSearchPaths(count: number): string[] {
  const paths = new Set<string>()
  for (let seed = 1; paths.size < count; seed += 1) {
    for (const criteria of createListSearches(count, seed)) paths.add(toPath(criteria))
  }
  return [...paths].slice(0, count)
}
