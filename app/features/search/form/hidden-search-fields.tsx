import { formatSearchQuery, type SearchQuery } from '#domain/search/search-query.ts'

/**
 * Hidden inputs with the rest of the search: without JavaScript a submit would drop it. Without a page
 * number, because a changed search starts at page 1.
 */
export function HiddenSearchFields({ query }: { query: SearchQuery }) {
  return formatSearchQuery({ ...query, page: 1 }).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
