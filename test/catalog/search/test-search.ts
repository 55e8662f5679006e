import { onTestFinished } from 'vitest'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { openSearch, type Search } from '#server/catalog/search/open-search.ts'
import type { Snapshots } from '#server/catalog/search/snapshot/snapshots.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createYieldToEventLoop } from '#server/platform/runtime/yield-to-event-loop.ts'

/** Opens a search. By default it polls for changes only every hour. */
export async function openTestSearch(
  database: Database,
  followEveryMs = HOUR_MS,
  snapshots: Snapshots | null = null,
): Promise<Search> {
  return openSearch({
    pool: database.pool,
    yieldToEventLoop: createYieldToEventLoop(),
    followEveryMs,
    onProgress: () => {},
    snapshots,
    minSnapshotListings: 1,
  })
}

/** Opens a search that is closed after the test. */
export async function openSearchForTest(
  database: Database,
  followEveryMs?: number,
): Promise<Search> {
  const search = await openTestSearch(database, followEveryMs)
  onTestFinished(search.stop)
  return search
}
