import { NO_FILTERS } from './filters.ts'
import { EMPTY_SEARCH_QUERY, type SearchQuery } from './search-query.ts'

/** What can narrow a search, each taken back by itself. */
export const FILTER_NAMES = [
  'text',
  'price',
  'area',
  'pricePerSquare',
  'rooms',
  'renovation',
  'box',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]

const isApplied: Record<FilterName, (query: SearchQuery) => boolean> = {
  text: ({ text }) => text !== '',
  price: ({ filters: { price } }) => price.min !== '' || price.max !== '',
  area: ({ filters: { area } }) => area.min !== '' || area.max !== '',
  pricePerSquare: ({ filters }) => filters.pricePerSquare !== '',
  rooms: ({ filters }) => filters.rooms.length > 0,
  renovation: ({ filters }) => filters.isRenovation !== undefined,
  box: ({ box }) => box !== null,
}

/** The conditions that a search has, in the order of `CONDITIONS`. */
export function getAppliedFilters(query: SearchQuery): FilterName[] {
  return FILTER_NAMES.filter((name) => isApplied[name](query))
}

/** The same search without one of its conditions, from its first page on. */
export function withoutFilter(query: SearchQuery, name: FilterName): SearchQuery {
  const { filters } = query
  const without: Record<FilterName, () => Partial<SearchQuery>> = {
    text: () => ({ text: EMPTY_SEARCH_QUERY.text }),
    price: () => ({ filters: { ...filters, price: NO_FILTERS.price } }),
    area: () => ({ filters: { ...filters, area: NO_FILTERS.area } }),
    pricePerSquare: () => ({ filters: { ...filters, pricePerSquare: '' } }),
    rooms: () => ({ filters: { ...filters, rooms: [] } }),
    renovation: () => ({ filters: { ...filters, isRenovation: undefined } }),
    box: () => ({ box: null }),
  }
  return { ...query, ...without[name](), page: 1 }
}
