import { eq } from 'drizzle-orm'
import type { Frequency } from '#domain/catalog/saved-search/alert-due.ts'
import type { Scope } from '#domain/catalog/saved-search/event.ts'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import { confirmSearch, requestForAddress } from '#server/catalog/saved-search/commands.ts'
import { type SavedSearchRow, savedSearches } from '#server/catalog/saved-search/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { TEST_RATES } from '#test/catalog/search/test-rates.ts'

interface Options {
  readonly email: string
  readonly now: Date
  readonly frequency?: Frequency
  readonly scope?: Scope
}

/** A search of an email address, which is confirmed. */
export async function insertSearch(
  db: Queryable,
  query: SearchQueryWithType,
  { email, now, frequency = 'now', scope = 'all' }: Options,
): Promise<SavedSearchRow> {
  const tools = { now, rates: TEST_RATES }
  const row = await db.transaction((transaction) =>
    requestForAddress(transaction, email, { query, name: 'A search', language: 'en' }, tools),
  )
  if (row === null) throw new Error('The search was not saved.')
  await db.update(savedSearches).set({ frequency, scope }).where(eq(savedSearches.id, row.id))
  await confirmSearch(db, row.token, now)
  return row
}
