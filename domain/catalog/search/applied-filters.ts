import { NO_FILTERS } from './filters.ts'
import { EMPTY_SEARCH_QUERY, type SearchQuery } from './search-query.ts'

/** The parts of a search that narrow it and can be removed one by one. */
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

/** In the order of `FILTER_NAMES`. */
export function getAppliedFilters(query: SearchQuery): FilterName[] {
  return FILTER_NAMES.filter((name) => isApplied[name](query))
}

/** The number on the Filter button: counts only filters of the panel. */
export const countFilters = (query: SearchQuery): number =>
  getAppliedFilters(query).filter((name) => name !== 'text' && name !== 'box').length

/** Returns to the first page. */
export function withoutFilter(query: SearchQuery, name: FilterName): SearchQuery {
  const { filters } = query
  const without: Record<FilterName, () => Partial<SearchQuery>> = {
    text: () => ({ text: EMPTY_SEARCH_QUERY.text }),
    price: () => ({
      filters: { ...filters, price: NO_FILTERS.price, currency: NO_FILTERS.currency },
    }),
    area: () => ({ filters: { ...filters, area: NO_FILTERS.area } }),
    pricePerSquare: () => ({ filters: { ...filters, pricePerSquare: '' } }),
    rooms: () => ({ filters: { ...filters, rooms: [] } }),
    renovation: () => ({
      filters: { ...filters, isRenovation: undefined, includesUnstated: false },
    }),
    box: () => ({ box: null }),
  }
  return { ...query, ...without[name](), page: 1 }
}
