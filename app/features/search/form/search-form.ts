import { useNavigate } from 'react-router'
import { parseSearchQuery, type SearchQuery } from '#domain/search/search-query.ts'
import { searchPath } from '#domain/site/links.ts'

/** The search that a form says now. */
export function parseSearchForm(form: HTMLFormElement): SearchQuery {
  const pairs = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return parseSearchQuery(pairs).query
}

/** Goes from one search to another, where the visitor is on the page. */
export function useSearchNavigation(query: SearchQuery): (next: SearchQuery) => void {
  const navigate = useNavigate()
  return (next) => {
    const address = searchPath(next)
    // A second press finds the first one's address applied, which must not be a step of its own.
    navigate(address, { preventScrollReset: true, replace: address === searchPath(query) })
  }
}
