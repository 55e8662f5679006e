import type pg from 'pg'
import { CITIES } from '#content/cities.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { MINUTE_MS } from '#domain/platform/time/durations.ts'
import { createListingIndex } from '#search/listing-index.ts'
import { createPlaceCollector } from '#search/place/place-collector.ts'
import { createPlaceIndex, type OtherNames } from '#search/place/place-index.ts'
import { correctTypo } from '#search/query/correct-typo.ts'
import { type BoxCriteria, findClusters } from '#search/query/find-clusters.ts'
import { findExtent } from '#search/query/find-extent.ts'
import { findListings, type PageWindow } from '#search/query/find-listings.ts'
import { findStreetNames } from '#server/catalog/listing/to-search-criteria.ts'
import { log } from '#server/platform/log/log.ts'
import type { YieldToEventLoop } from '#server/platform/runtime/yield-to-event-loop.ts'
import { createFollower, hasReached } from './follow-listings.ts'
import { createCatalogReader } from './queries.ts'
import type { Snapshots } from './snapshot/snapshots.ts'
import type { SnapshotSource } from './snapshot/write-snapshot.ts'

/** Fewer homes are read from the database in about a second. */
const MIN_SNAPSHOT_LISTINGS = 50_000
/** How old a snapshot may be, and so how many changes a start reads. */
export const SNAPSHOT_EVERY_MS = 10 * MINUTE_MS

/** Between polls that changes ask for: each may drop every cached page. */
const MIN_POLL_GAP_MS = 50

/** Searches all visible listings, in memory. */
export type Search = Awaited<ReturnType<typeof openSearch>>

export interface SearchOptions {
  readonly pool: pg.Pool
  /** Poll interval in milliseconds. */
  readonly followEveryMs: number
  readonly yieldToEventLoop: YieldToEventLoop
  readonly onProgress: (line: string) => void
  /** Where a start finds the index as it was; `null` to read all homes. */
  readonly snapshots: Snapshots | null
  /** Smaller catalogs have no snapshot. */
  readonly minSnapshotListings?: number
}

/** Resolves when all listings are in the index. Rejects if the catalog cannot be read. */
export async function openSearch(options: SearchOptions) {
  const { pool, followEveryMs, yieldToEventLoop, onProgress, snapshots } = options
  const { minSnapshotListings = MIN_SNAPSHOT_LISTINGS } = options
  const reader = createCatalogReader(async (text, values) => {
    // The driver builds arrays faster than objects.
    const { rows } = await pool.query({ text, values: [...values], rowMode: 'array' })
    return rows
  })
  const stored = (await snapshots?.read((position) => hasReached(reader, position))) ?? null
  const index = createListingIndex(stored?.tables)
  const collector = createPlaceCollector(stored?.places)
  const follower = createFollower({
    reader,
    index,
    places: collector,
    yieldToEventLoop,
    onProgress,
    clock: () => performance.now(),
    wallClock: () => Date.now(),
  })
  let version = 0
  let polledAt = performance.now()
  const otherNames: OtherNames = {
    ofCity: (city) => CITIES.find(({ name }) => name === city)?.spellings ?? [],
    ofStreet: findStreetNames,
  }
  let places = createPlaceIndex([], otherNames)

  function updatePlaces(): void {
    const found = collector.takeChanges()
    if (found === null) return
    places = createPlaceIndex(found, otherNames)
  }

  async function poll(): Promise<number> {
    const { hasChanged, since } = await follower.poll()
    polledAt = performance.now()
    if (!hasChanged) return since
    updatePlaces()
    version += 1
    return since
  }

  if (stored === null) await follower.load()
  else {
    onProgress(`Read ${index.size()} homes from the snapshot.`)
    await follower.resume(stored.position)
  }
  updatePlaces()

  /** One poll at a time: two concurrent ones would apply a change twice. */
  let polling: Promise<void> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = polling.then(work)
    polling = next.then(
      () => {},
      () => {},
    )
    return next
  }
  /** `null` if nothing has changed since the former position. */
  async function capture(former: number): Promise<SnapshotSource | null> {
    const event = await reader.getLastEvent()
    const since = await poll()
    if (event === undefined || since === former) return null
    return { position: { since, event }, places: collector.list(), tables: index.capture() }
  }

  /** Writes a snapshot, unless there is one without the changes of the last minutes, or of all. */
  async function takeSnapshot(signal: AbortSignal): Promise<void> {
    if (snapshots === null || index.size() < minSnapshotListings) return
    const { since = 0 } = (await snapshots.getPosition()) ?? {}
    // Of several processes, one writes.
    if (Date.now() - since < SNAPSHOT_EVERY_MS) return
    const source = await inTurn(() => capture(since))
    if (source !== null) await snapshots.write(source, signal)
  }

  /** A failure is logged once, not at every poll. */
  let isReachable = true
  let isPolling = false
  async function followCatalog(): Promise<void> {
    if (isPolling) return
    isPolling = true
    try {
      await inTurn(poll)
      if (!isReachable) log.info('The catalog can be read again.')
      isReachable = true
    } catch (err) {
      if (isReachable) log.error({ err }, 'The catalog cannot be read; the last known is served.')
      isReachable = false
    } finally {
      isPolling = false
    }
  }
  const timer = setInterval(followCatalog, followEveryMs)
  timer.unref()

  let soon: NodeJS.Timeout | undefined
  /** Polls as soon as a poll would not be one too many. */
  function pollSoon(): void {
    const gap = Math.max(0, MIN_POLL_GAP_MS - (performance.now() - polledAt))
    soon ??= setTimeout(() => {
      soon = undefined
      // What is asked for during a poll may have come too late for it.
      if (isPolling) polling.then(pollSoon)
      else followCatalog()
    }, gap)
    soon.unref()
  }

  return {
    /** Changes whenever the catalog does. */
    version: () => String(version),
    find: (criteria: SearchCriteria, window: PageWindow) => findListings(index, criteria, window),
    /** @param zoom of the map, 0 to 20 */
    clusters: (criteria: BoxCriteria, zoom: number) => findClusters(index, criteria, zoom),
    findExtent: (criteria: SearchCriteria) => findExtent(index, criteria),
    /** See `correctTypo`. */
    correct: (type: EstateType, prefixes: readonly [string, ...string[]]) =>
      correctTypo(index, type, prefixes),
    /** See `PlaceIndex`. */
    findPlaces: (text: string, limit: number) => places.find(text, limit),
    /** Polls now. Afterwards everything that was written before the call can be found. */
    async refresh() {
      await inTurn(poll)
    },
    takeSnapshot,
    pollSoon,
    state: () => ({
      listings: index.size(),
      secondsSincePoll: (performance.now() - polledAt) / 1000,
    }),
    async stop() {
      clearInterval(timer)
      clearTimeout(soon)
      await polling
    },
  }
}
