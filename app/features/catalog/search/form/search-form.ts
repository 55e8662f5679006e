import { useNavigate } from 'react-router'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import { parseSearchQuery, type SearchQuery } from '#domain/catalog/search/search-query.ts'
import { withoutLanguage } from '#domain/platform/language.ts'

export function parseSearchForm(form: HTMLFormElement): SearchQuery {
  const parameters = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return parseSearchQuery(parameters).query
}

/** Returns a function that navigates from `query` to another search without scrolling. */
export function useSearchNavigation(query: SearchQuery): (next: SearchQuery) => void {
  const navigate = useNavigate()
  return (next) => {
    const path = searchPath(next)
    // Applying the same search again must not add a history entry. The URL is ahead of `query` until React has
    // rendered.
    const replace =
      path === searchPath(query) || path === withoutLanguage(location.pathname) + location.search
    navigate(path, { preventScrollReset: true, replace })
  }
}
