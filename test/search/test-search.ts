import { onTestFinished } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { openSearch, type Search } from '#server/search/open-search.ts'

const HOUR_MS = 3_600_000

/** A complete index of a database, which looks for changes when told to, or every so often. */
export async function openTestSearch(database: Database, followEveryMs = HOUR_MS): Promise<Search> {
  const search = await openSearch({
    pool: database.pool,
    databaseUrl: undefined,
    followEveryMs,
    onProgress: () => {},
  })
  await search.complete
  return search
}

/** The same for one test, after which it stops. */
export async function openSearchForTest(
  database: Database,
  followEveryMs?: number,
): Promise<Search> {
  const search = await openTestSearch(database, followEveryMs)
  onTestFinished(search.stop)
  return search
}
