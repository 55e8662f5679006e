import { formatSearchQuery, type SearchQuery } from '#domain/search/search-query.ts'

/** What a form keeps of a search without showing it, so that it works without JavaScript too. */
export function HiddenSearchFields({ query }: { query: SearchQuery }) {
  return formatSearchQuery({ ...query, page: 1 }).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
