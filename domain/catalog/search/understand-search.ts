import { withType } from './applied-filters.ts'
import type { SearchQuery } from './search-query.ts'
import { understandText } from './text/understand-text.ts'

/** The search with what its text asks for as type and rooms; the same object if the text asks for nothing else. */
export function understandSearch(query: SearchQuery): SearchQuery {
  const { text, type, rooms } = understandText(query.text)
  if (text === query.text) return query
  const typed = type === null || type === query.type ? query : toType(query, type)
  const filters = rooms.length === 0 ? typed.filters : { ...typed.filters, rooms }
  return { ...typed, text, filters, page: 1 }
}

const toType = (query: SearchQuery, type: 'sale' | 'rent'): SearchQuery =>
  query.type === null ? { ...query, type } : withType(query, type)
