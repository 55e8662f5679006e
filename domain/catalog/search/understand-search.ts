import { withType } from './applied-filters.ts'
import type { SearchQuery } from './search-query.ts'
import { understandText } from './text/understand-text.ts'

/** The search with what its text asks for as type and filters; the same object if the text asks for nothing else. */
export function understandSearch(query: SearchQuery): SearchQuery {
  const { text, type, rooms, price } = understandText(query.text, query.type)
  if (text === query.text) return query
  const typed = type === null || type === query.type ? query : toType(query, type)
  const filters = {
    ...typed.filters,
    ...(rooms.length > 0 && { rooms }),
    ...(price !== undefined && {
      price: { min: formatBound(price.min), max: formatBound(price.max) },
      currency: price.currency,
    }),
  }
  return { ...typed, text, filters, page: 1 }
}

const formatBound = (amount: number | null) => (amount === null ? '' : String(amount))

const toType = (query: SearchQuery, type: 'sale' | 'rent'): SearchQuery =>
  query.type === null ? { ...query, type } : withType(query, type)
