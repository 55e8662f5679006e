import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { findAlertTime } from '#domain/catalog/saved-search/alert-due.ts'
import { SAVED_SEARCH_LIMITS } from '#domain/catalog/saved-search/limits.ts'
import { toSavedQuery } from '#domain/catalog/saved-search/links.ts'
import type { SavedSearchSettings } from '#domain/catalog/saved-search/settings-schema.ts'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import { normalizeEmail } from '#domain/people/email.ts'
import type { Language } from '#domain/platform/language.ts'
import { toSearchCriteria } from '#server/catalog/listing/to-search-criteria.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { createSecret } from '#server/platform/secret.ts'
import {
  type SavedSearchRow,
  savedSearches,
  searchAlerts,
  searchBrowsers,
  searchHits,
} from './tables.ts'

/** A repeated request sends the link again, but not more often than this. */
const RESEND_INTERVAL_MS = 10 * 60_000

export interface NewSearch {
  readonly query: SearchQueryWithType
  /** The words of the search. */
  readonly name: string
  /** Of the page on which it is saved. */
  readonly language: Language
}

/** The columns that find the searches which a change can concern. */
function toColumns({ query, name, language }: NewSearch, rates: DisplayRates) {
  const { criteria } = toSearchCriteria(query, rates)
  const { priceMin, priceMax, rooms } = criteria.filters
  const isFixed = query.filters.currency === DEFAULT_CURRENCY
  return {
    token: createSecret(),
    query: toSavedQuery(query),
    name: name.slice(0, SAVED_SEARCH_LIMITS.nameLength),
    language,
    type: query.type,
    city: criteria.city ?? '',
    rooms: rooms.map((option) => Number.parseInt(option, 10)),
    priceMin: isFixed && Number.isFinite(priceMin) ? priceMin : null,
    priceMax: isFixed && Number.isFinite(priceMax) ? priceMax : null,
  }
}

/**
 * Saves a search for an account. One that is saved already stays as it is.
 *
 * @returns its token; `null` if the account has too many
 */
export function saveForAccount(
  db: Queryable,
  owner: string,
  search: NewSearch,
  { now, rates }: { readonly now: Date; readonly rates: DisplayRates },
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, owner)
    const columns = toColumns(search, rates)
    const isSame = and(eq(savedSearches.owner, owner), eq(savedSearches.query, columns.query))
    const [known] = await transaction.select().from(savedSearches).where(isSame)
    if (known !== undefined) return known.token
    const had = await transaction.$count(savedSearches, eq(savedSearches.owner, owner))
    if (had >= SAVED_SEARCH_LIMITS.perAccount) return null
    await transaction
      .insert(savedSearches)
      .values({ ...columns, owner, createdAt: now, confirmedAt: now })
    return columns.token
  })
}

/**
 * Records a search for an email address, which is to confirm it.
 *
 * @returns the search if the link is to be mailed; `null` if it was lately, if it is confirmed, or if the address has too
 * many. The visitor does not learn which.
 */
export async function requestForAddress(
  transaction: Transaction,
  email: string,
  search: NewSearch,
  { now, rates }: { readonly now: Date; readonly rates: DisplayRates },
): Promise<SavedSearchRow | null> {
  const emailKey = normalizeEmail(email)
  await lockAccount(transaction, emailKey)
  const columns = toColumns(search, rates)
  const had = await transaction.$count(savedSearches, eq(savedSearches.emailKey, emailKey))
  if (had < SAVED_SEARCH_LIMITS.perAddress)
    await transaction
      .insert(savedSearches)
      .values({ ...columns, email, emailKey, createdAt: now })
      .onConflictDoNothing()
  const [row] = await transaction
    .update(savedSearches)
    .set({ askedAt: now, language: search.language })
    .where(
      and(
        eq(savedSearches.emailKey, emailKey),
        eq(savedSearches.query, columns.query),
        isNull(savedSearches.confirmedAt),
        or(
          isNull(savedSearches.askedAt),
          lte(savedSearches.askedAt, new Date(now.getTime() - RESEND_INTERVAL_MS)),
        ),
      ),
    )
    .returning()
  return row ?? null
}

/** Idempotent. From now on, what happens is noted. */
export async function confirmSearch(db: Queryable, token: string, now: Date): Promise<void> {
  await db
    .update(savedSearches)
    .set({ confirmedAt: now })
    .where(and(eq(savedSearches.token, token), isNull(savedSearches.confirmedAt)))
}

/** A key of Standard Webhooks. */
const createWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** Changes how a search is told; what waits is told at the time that is chosen now. */
export function changeSearch(
  db: Queryable,
  token: string,
  settings: SavedSearchSettings,
  now: Date,
): Promise<void> {
  const { name, frequency, scope, quietFrom, quietUntil, mail, webhook } = settings
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.token, token))
      .for('update')
    if (row === undefined) return
    const quiet = { from: quietFrom, until: quietUntil }
    const isSameHook = row.webhookUrl === webhook
    const secret = isSameHook ? row.webhookSecret : createWebhookSecret()
    await transaction
      .update(savedSearches)
      .set({
        name: name === '' ? row.name : name,
        frequency,
        scope,
        quietFrom,
        quietUntil,
        byMail: mail === 'on',
        webhookUrl: webhook === '' ? null : webhook,
        webhookSecret: webhook === '' ? null : secret,
        ...(row.dueAt !== null && {
          dueAt: findAlertTime({ frequency, quiet, lastAlertAt: row.lastAlertAt }, now),
        }),
      })
      .where(eq(savedSearches.id, row.id))
  })
}

export async function deleteSearch(db: Queryable, token: string): Promise<void> {
  await db.delete(savedSearches).where(eq(savedSearches.token, token))
}

/**
 * Ends the mails of a search. One that was saved by an email address is deleted with the address. Idempotent.
 */
export async function stopMails(db: Queryable, token: string): Promise<void> {
  await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.token, token), isNull(savedSearches.owner)))
  await db.update(savedSearches).set({ byMail: false }).where(eq(savedSearches.token, token))
}

export interface Browser {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** @returns whether there was room for it */
export function addBrowser(
  db: Queryable,
  search: number,
  browser: Browser,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(eq(savedSearches.id, search))
      .for('update')
    const others = await transaction.$count(
      searchBrowsers,
      and(eq(searchBrowsers.search, search), ne(searchBrowsers.endpoint, browser.endpoint)),
    )
    if (others >= SAVED_SEARCH_LIMITS.browsers) return false
    const { p256dh, auth } = browser
    await transaction
      .insert(searchBrowsers)
      .values({ search, ...browser, createdAt: now })
      .onConflictDoUpdate({
        target: [searchBrowsers.search, searchBrowsers.endpoint],
        set: { p256dh, auth },
      })
    return true
  })
}

export async function removeBrowser(
  db: Queryable,
  search: number,
  endpoint: string,
): Promise<void> {
  await db
    .delete(searchBrowsers)
    .where(and(eq(searchBrowsers.search, search), eq(searchBrowsers.endpoint, endpoint)))
}

/** Deletes the searches of a person, by account and by confirmed email address. */
export async function eraseSearches(
  transaction: Transaction,
  { uid, emailKey }: { readonly uid: string; readonly emailKey: string | null },
): Promise<void> {
  await transaction.delete(savedSearches).where(eq(savedSearches.owner, uid))
  if (emailKey !== null)
    await transaction.delete(savedSearches).where(eq(savedSearches.emailKey, emailKey))
}

/** Deletes alerts that were sent before, with what they told. */
export async function deleteAlertsBefore(
  db: Queryable,
  before: Date,
): Promise<{ readonly rowCount: number | null }> {
  await db.execute(sql`
    delete from ${searchHits} using ${searchAlerts}
    where search_hits.search = search_alerts.search and search_hits.alert = search_alerts.number
      and search_alerts.at < ${before}`)
  return db.delete(searchAlerts).where(lt(searchAlerts.at, before))
}
