import { and, desc, eq, sql } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { SearchEvent } from '#domain/catalog/saved-search/event.ts'
import { SAVED_SEARCH_LIMITS } from '#domain/catalog/saved-search/limits.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { type SavedSearchRow, type SearchAlertRow, savedSearches, searchAlerts } from './tables.ts'

/** `null` for an unknown token, also one that the database cannot store. */
export async function findSavedSearch(
  db: Queryable,
  token: string,
): Promise<SavedSearchRow | null> {
  if (!isStorableText(token)) return null
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.token, token))
  return row ?? null
}

/** The search whose alerts a token opens: that of its page, or the one for programs. */
export async function findToldSearch(db: Queryable, token: string): Promise<SavedSearchRow | null> {
  if (!isUuid(token)) return findSavedSearch(db, token)
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.feedToken, token))
  return row ?? null
}

/** Of an account, the newest first. */
export const listSavedSearches = (db: Queryable, owner: string): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.owner, owner))
    .orderBy(desc(savedSearches.id))

/** The newest first. */
export const listAlerts = (db: Queryable, search: number): Promise<SearchAlertRow[]> =>
  db
    .select()
    .from(searchAlerts)
    .where(eq(searchAlerts.search, search))
    .orderBy(desc(searchAlerts.number))
    .limit(SAVED_SEARCH_LIMITS.recentAlerts)

export async function findAlert(
  db: Queryable,
  search: number,
  number: number,
): Promise<SearchAlertRow | null> {
  const [row] = await db
    .select()
    .from(searchAlerts)
    .where(and(eq(searchAlerts.search, search), eq(searchAlerts.number, number)))
  return row ?? null
}

/** A change as an alert tells it; amounts are whole units of the currency. */
export interface ToldChange {
  readonly event: SearchEvent
  /** ISO 8601. */
  readonly at: string
  readonly was: number | null
  readonly amount: number | null
  readonly currency: string
}

/** A home of an alert, with its changes, the oldest first. */
export interface ToldHome {
  readonly type: EstateType
  readonly id: number
  readonly changes: readonly ToldChange[]
}

/** The homes of an alert, those that changed last first. */
export async function listToldHomes(
  db: Queryable,
  { search, number }: Pick<SearchAlertRow, 'search' | 'number'>,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<readonly ToldHome[]> {
  const { rows } = await db.execute<ToldHome & Record<string, unknown>>(sql`
    select type, id, jsonb_agg(
      jsonb_build_object(
        'event', event, 'at', at, 'was', was_amount, 'amount', amount, 'currency', currency
      ) order by seq
    ) as changes
    from search_hits where search = ${search} and alert = ${number}
    group by type, id order by max(seq) desc, type, id limit ${limit} offset ${offset}`)
  return rows
}
