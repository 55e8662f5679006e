import { alertPath } from '#domain/catalog/saved-search/links.ts'
import { getLanguagePrefix, type Language } from '#domain/platform/language.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { PushKey } from './push-key.ts'
import type { AlertPostRow, SavedSearchRow, SearchAlertRow } from './tables.ts'

export interface PostTools {
  readonly db: Queryable
  /** The site's URL without a trailing slash. */
  readonly siteUrl: string
  readonly pushKey: PushKey
  /** Whom push services may write to, as a `mailto:` or `https:` URL. */
  readonly contact: string
  /** Lets posts reach this machine and its network. */
  readonly isPrivateAllowed: boolean
}

/** One attempt to post an alert of a search. */
export interface AlertDelivery {
  readonly post: AlertPostRow
  readonly search: SavedSearchRow
  readonly alert: SearchAlertRow
  readonly signal: AbortSignal
}

export const getAlertUrl = (siteUrl: string, language: Language, token: string, number: number) =>
  siteUrl + getLanguagePrefix(language) + alertPath(token, number)

export const requirePosted = (status: number) => {
  if (status < 200 || status > 299) throw new Error(`The answer was ${status}.`)
}
