import { formatSearchQuery, type SearchQuery } from '#domain/catalog/search/search-query.ts'

/**
 * Hidden inputs for the parts of the search that the form does not edit; without JavaScript a submit
 * would drop them. No page number: a changed search starts at page 1.
 */
export function HiddenSearchFields({ query }: { query: SearchQuery }) {
  return formatSearchQuery({ ...query, page: 1 }).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
