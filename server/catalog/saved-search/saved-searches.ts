import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { SAVED_SEARCH_LIMITS } from '#domain/catalog/saved-search/limits.ts'
import { savedSearchPath } from '#domain/catalog/saved-search/links.ts'
import type { SavedSearchSettings } from '#domain/catalog/saved-search/settings-schema.ts'
import { normalizeEmail } from '#domain/people/email.ts'
import { getLanguagePrefix } from '#domain/platform/language.ts'
import { CATALOG_LIMITS } from '#server/catalog/rate-limits.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { claimIdempotencyKey } from '#server/platform/idempotency/commands.ts'
import type { MailTools } from '#server/platform/mail/mailer.ts'
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
} from './queries.ts'

const mails = await loadTexts<typeof Mails>('catalog/saved-search-mails.ts')

export type SavedSearches = ReturnType<typeof createSavedSearches>

interface SavedSearchTools extends MailTools {
  readonly rates: () => DisplayRates
  readonly now?: () => Date
}

export function createSavedSearches(tools: SavedSearchTools) {
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
    /** @returns the token of the search; `null` if the account has too many */
    saveForAccount: (owner: string, search: NewSearch) =>
      saveForAccount(db, owner, search, { now: now(), rates: rates() }),
    /** Mails a link to the address; `false` when the client IP is over its limit. */
    async request(
      email: string,
      search: NewSearch,
      { ip, key }: { readonly ip: string; readonly key: string | null },
    ): Promise<boolean> {
      if (!(await limit.take(ip))) return false
      if (!(await limitByAddress.take(normalizeEmail(email)))) return false
      await requestOnce(email, search, key)
      return true
    },
    find: (token: string) => findSavedSearch(db, token),
    /** By the token of its page, or by the one for programs. */
    findTold: (token: string) => findToldSearch(db, token),
    list: (owner: string) => listSavedSearches(db, owner),
    confirm: (token: string) => confirmSearch(db, token, now()),
    change: (token: string, settings: SavedSearchSettings) =>
      changeSearch(db, token, settings, now()),
    remove: (token: string) => deleteSearch(db, token),
    stopMails: (token: string) => stopMails(db, token),
    listAlerts: (search: number) => listAlerts(db, search),
    /** `null` if there is none; a page past the last is the last. */
    async findAlert(search: number, number: number, page: number) {
      const alert = await findAlert(db, search, number)
      if (alert === null) return null
      const size = SAVED_SEARCH_LIMITS.homesOnPage
      const pages = Math.max(1, Math.ceil(alert.homes / size))
      const shown = Math.min(Math.max(1, page), pages)
      const window = { limit: size, offset: (shown - 1) * size }
      return { alert, homes: await listToldHomes(db, alert, window), page: shown, pages }
    },
    /** @returns whether there was room for it */
    addBrowser: (search: number, browser: Browser) => addBrowser(db, search, browser, now()),
    removeBrowser: (search: number, endpoint: string) => removeBrowser(db, search, endpoint),
  }
}
