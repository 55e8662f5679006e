import { PATHS, withParameters } from '#domain/platform/paths.ts'
import { formatSearchQuery, type SearchQuery } from '../search/search-query.ts'
import { DEFAULT_SORT } from '../search/sort.ts'

/**
 * The text that names a search: what narrows it, in one order. Not that prices fell: a home does not match because of
 * that, it is what alerts tell.
 */
export function toSavedQuery(query: SearchQuery): string {
  const filters = { ...query.filters, isReduced: false }
  const saved = { ...query, filters, sort: DEFAULT_SORT, view: 'list', page: 1 } as const
  return new URLSearchParams(formatSearchQuery(saved)).toString()
}

/** Where a search is saved. */
export const saveSearchPath = (query: SearchQuery): string =>
  `${PATHS.saveSearch}?${toSavedQuery(query)}`

/** The page of a saved search, for whoever has the token of its page. */
export const savedSearchPath = (token: string): string => `/searches/${token}`

/**
 * @param token of the page of the search, or the one for programs
 * @param page from 1
 */
export const alertPath = (token: string, number: number, page = 1): string =>
  withParameters(
    `${savedSearchPath(token)}/alerts/${number}`,
    page > 1 ? { page: String(page) } : {},
  )

export const alertFeedPath = (token: string): string => `${savedSearchPath(token)}/alerts.atom`

/** Ends the mails of a search by one POST (RFC 8058); opened, it is the page of the search. */
export const stopAlertsUrl = (languageUrl: string, token: string): string =>
  `${languageUrl}${savedSearchPath(token)}?stop`
