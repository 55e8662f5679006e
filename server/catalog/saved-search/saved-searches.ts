import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { SAVED_SEARCH_LIMITS } from '#domain/catalog/saved-search/limits.ts'
import { savedSearchPath } from '#domain/catalog/saved-search/links.ts'
import type { SavedSearchSettings } from '#domain/catalog/saved-search/settings.ts'
import { normalizeEmail } from '#domain/people/email.ts'
import { getLanguagePrefix } from '#domain/platform/language.ts'
import { CATALOG_LIMITS } from '#server/catalog/rate-limits.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { claimIdempotencyKey } from '#server/platform/idempotency/commands.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/catalog/saved-search-mails.ts'
import {
  addBrowser,
  type Browser,
  changeSearch,
  confirmSearch,
  deleteSearch,
  type NewSearch,
  removeBrowser,
  requestForAddress,
  saveForAccount,
  stopMails,
} from './commands.ts'
import {
  findAlert,
  findSavedSearch,
  findToldSearch,
  listAlerts,
  listSavedSearches,
  listToldHomes,
  type ToldHome,
} from './queries.ts'
import type { SavedSearchRow, SearchAlertRow } from './tables.ts'

const mails = await loadTexts<typeof Mails>('catalog/saved-search-mails.ts')

/** A page of an alert. */
export interface ToldAlert {
  readonly alert: SearchAlertRow
  readonly homes: readonly ToldHome[]
  readonly page: number
  readonly pages: number
}

export interface SavedSearches {
  /** @returns the token of the search; `null` if the account has too many */
  readonly saveForAccount: (owner: string, search: NewSearch) => Promise<string | null>
  /** Mails a link to the address; `false` when the client IP is over its limit. */
  readonly request: (
    email: string,
    search: NewSearch,
    form: { readonly ip: string; readonly key: string | null },
  ) => Promise<boolean>
  readonly find: (token: string) => Promise<SavedSearchRow | null>
  /** By the token of its page, or by the one for programs. */
  readonly findTold: (token: string) => Promise<SavedSearchRow | null>
  readonly list: (owner: string) => Promise<readonly SavedSearchRow[]>
  readonly confirm: (token: string) => Promise<void>
  readonly change: (token: string, settings: SavedSearchSettings) => Promise<void>
  readonly remove: (token: string) => Promise<void>
  readonly stopMails: (token: string) => Promise<void>
  readonly listAlerts: (search: number) => Promise<readonly SearchAlertRow[]>
  /** `null` if there is none; a page past the last is the last. */
  readonly findAlert: (search: number, number: number, page: number) => Promise<ToldAlert | null>
  /** @returns whether there was room for it */
  readonly addBrowser: (search: number, browser: Browser) => Promise<boolean>
  readonly removeBrowser: (search: number, endpoint: string) => Promise<void>
}

interface SavedSearchTools {
  readonly db: Queryable
  readonly mailer: Mailer
  /** The site's URL without a trailing slash. */
  readonly siteUrl: string
  readonly rates: () => DisplayRates
  readonly now?: () => Date
}

export function createSavedSearches(tools: SavedSearchTools): SavedSearches {
  const { db, mailer, siteUrl, rates, now = () => new Date() } = tools
  const limit = createRateLimit(CATALOG_LIMITS.searchMail)
  const limitByAddress = createRateLimit(CATALOG_LIMITS.searchMailByAddress)

  const requestOnce = (email: string, search: NewSearch, key: string | null): Promise<void> =>
    db.transaction(async (transaction) => {
      const at = now()
      if (key !== null && !(await claimIdempotencyKey(transaction, `search ${key}`, at))) return
      const row = await requestForAddress(transaction, email, search, { now: at, rates: rates() })
      if (row === null) return
      const { language } = search
      const link = siteUrl + getLanguagePrefix(language) + savedSearchPath(row.token)
      const text = mails[language].confirmSearchMail(link)
      await mailer.send({ to: email, ...text }, transaction)
    })

  return {
    saveForAccount: (owner, search) =>
      saveForAccount(db, owner, search, { now: now(), rates: rates() }),
    async request(email, search, { ip, key }) {
      if (!(await limit.take(ip))) return false
      if (!(await limitByAddress.take(normalizeEmail(email)))) return false
      await requestOnce(email, search, key)
      return true
    },
    find: (token) => findSavedSearch(db, token),
    findTold: (token) => findToldSearch(db, token),
    list: (owner) => listSavedSearches(db, owner),
    confirm: (token) => confirmSearch(db, token, now()),
    change: (token, settings) => changeSearch(db, token, settings, now()),
    remove: (token) => deleteSearch(db, token),
    stopMails: (token) => stopMails(db, token),
    listAlerts: (search) => listAlerts(db, search),
    async findAlert(search, number, page) {
      const alert = await findAlert(db, search, number)
      if (alert === null) return null
      const size = SAVED_SEARCH_LIMITS.homesOnPage
      const pages = Math.max(1, Math.ceil(alert.homes / size))
      const shown = Math.min(Math.max(1, page), pages)
      const window = { limit: size, offset: (shown - 1) * size }
      return { alert, homes: await listToldHomes(db, alert, window), page: shown, pages }
    },
    addBrowser: (search, browser) => addBrowser(db, search, browser, now()),
    removeBrowser: (search, endpoint) => removeBrowser(db, search, endpoint),
  }
}
