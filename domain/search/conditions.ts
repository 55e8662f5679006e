import { NO_FILTERS } from './filters.ts'
import { NO_SEARCH, type SearchQuery } from './search-query.ts'

/** What can narrow a search, each taken back by itself. */
export const CONDITIONS = [
  'text',
  'price',
  'area',
  'pricePerSquare',
  'rooms',
  'renovation',
  'box',
] as const
export type Condition = (typeof CONDITIONS)[number]

const isApplied: Record<Condition, (query: SearchQuery) => boolean> = {
  text: ({ text }) => text !== '',
  price: ({ filters: { price } }) => price.min !== '' || price.max !== '',
  area: ({ filters: { area } }) => area.min !== '' || area.max !== '',
  pricePerSquare: ({ filters }) => filters.pricePerSquare !== '',
  rooms: ({ filters }) => filters.rooms.length > 0,
  renovation: ({ filters }) => filters.isRenovation !== undefined,
  box: ({ box }) => box !== null,
}

/** The conditions that a search has, in the order of `CONDITIONS`. */
export function appliedConditions(query: SearchQuery): Condition[] {
  return CONDITIONS.filter((condition) => isApplied[condition](query))
}

/** The same search without one of its conditions, from its first page on. */
export function withoutCondition(query: SearchQuery, condition: Condition): SearchQuery {
  const { filters } = query
  const without: Record<Condition, () => Partial<SearchQuery>> = {
    text: () => ({ text: NO_SEARCH.text }),
    price: () => ({ filters: { ...filters, price: NO_FILTERS.price } }),
    area: () => ({ filters: { ...filters, area: NO_FILTERS.area } }),
    pricePerSquare: () => ({ filters: { ...filters, pricePerSquare: '' } }),
    rooms: () => ({ filters: { ...filters, rooms: [] } }),
    renovation: () => ({ filters: { ...filters, isRenovation: undefined } }),
    box: () => ({ box: null }),
  }
  return { ...query, ...without[condition](), page: 1 }
}
