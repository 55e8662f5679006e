import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import type { ListingIndex } from '#search/listing-index.ts'
import type { PlaceCollector } from '#search/place/place-collector.ts'
import type { YieldToEventLoop } from '#server/platform/runtime/yield-to-event-loop.ts'
import type { CatalogReader, ChangedListing, IndexSourceRow } from './queries.ts'

/** Rows per statement. */
const BATCH_SIZE = 2_000
/** Rows that are indexed before other work gets its turn: about 10 ms. */
const ROWS_AT_ONCE = 250
/** Progress is reported each time this many listings are read. */
const PROGRESS_INTERVAL = 100_000
/**
 * The longest transaction that may write listings, in milliseconds. A row becomes visible at the
 * end of its transaction, with an earlier timestamp.
 */
const MAX_WRITE_MS = 10_000

export interface FollowerOptions {
  readonly reader: CatalogReader
  readonly index: ListingIndex
  readonly places: PlaceCollector
  readonly yieldToEventLoop: YieldToEventLoop
  readonly onProgress: (line: string) => void
  /** Monotonic, in milliseconds. */
  readonly clock: () => number
  /** Milliseconds since 1970, as in the timestamps of listings. */
  readonly wallClock: () => number
}

/** Keeps an index in step with the database. */
export interface Follower {
  /** Reads all listings. */
  readonly load: () => Promise<void>
  /** Applies what any process has written since. Not to be called again before it has ended. */
  readonly poll: () => Promise<{ readonly hasChanged: boolean }>
}

export function createFollower(options: FollowerOptions): Follower {
  const { reader, index, places, yieldToEventLoop, onProgress, clock, wallClock } = options
  /** All changes before this time are applied. */
  let lastSeenAt = 0
  let lastChangeAt = clock()
  /** The timestamps of recent changes that are applied, by listing. */
  let seenChanges = new Map<string, number>()

  async function putAll(rows: readonly IndexSourceRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      for (const row of rows.slice(from, from + ROWS_AT_ONCE)) {
        index.put(row)
        places.add(row)
      }
      await yieldToEventLoop()
    }
  }

  async function load(): Promise<void> {
    lastSeenAt = await reader.getLastChange()
    markSeen(await reader.getChangesSince(lastSeenAt - MAX_WRITE_MS))
    let reported = 0
    for (const type of ESTATE_TYPES) {
      for (let after = 0; ; ) {
        const rows = await reader.readNext(type, after, BATCH_SIZE)
        await putAll(rows)
        if (index.size() - reported >= PROGRESS_INTERVAL) {
          reported = index.size()
          onProgress(`Read ${reported} homes.`)
        }
        if (rows.length < BATCH_SIZE) break
        after = rows.at(-1)?.id ?? after
      }
    }
    if (reported > 0) onProgress(`All ${index.size()} homes can be searched.`)
  }

  async function applyChanges(written: readonly ChangedListing[]): Promise<void> {
    for (const type of ESTATE_TYPES) {
      const ids = written.filter((one) => one.type === type).map(({ id }) => id)
      if (ids.length === 0) continue
      const rows = await reader.readRows(type, ids)
      const visible = new Set(rows.map(({ id }) => id))
      for (const id of ids) if (!visible.has(id)) index.remove({ type, id })
      await putAll(rows)
    }
    markSeen(written)
  }

  function markSeen(written: readonly ChangedListing[]): void {
    for (const one of written) seenChanges.set(toKey(one), one.at)
  }

  /** Reaches back until no transaction that was open at the last change can still be open. */
  function getPollStart(): number {
    const from = clock() - lastChangeAt > MAX_WRITE_MS ? lastSeenAt : lastSeenAt - MAX_WRITE_MS
    // If the clock was set back, new changes have older timestamps than known ones.
    return Math.min(from, wallClock() - MAX_WRITE_MS)
  }

  async function poll(): Promise<{ hasChanged: boolean }> {
    const from = getPollStart()
    const written = await reader.getChangesSince(from)
    const newChanges = written.filter((one) => seenChanges.get(toKey(one)) !== one.at)
    for (let start = 0; start < newChanges.length; start += BATCH_SIZE)
      await applyChanges(newChanges.slice(start, start + BATCH_SIZE))
    if (newChanges.length > 0) lastChangeAt = clock()
    lastSeenAt = Math.max(lastSeenAt, written.at(-1)?.at ?? lastSeenAt)
    seenChanges = new Map([...seenChanges].filter(([, at]) => at >= from))
    return { hasChanged: newChanges.length > 0 }
  }

  return { load, poll }
}

const toKey = ({ type, id }: { readonly type: string; readonly id: number }) => `${type} ${id}`
