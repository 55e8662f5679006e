import { isDeepStrictEqual } from 'node:util'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import type { ListingIndex } from '#search/listing-index.ts'
import type { PlaceCollector } from '#search/place/place-collector.ts'
import type { YieldToEventLoop } from '#server/platform/runtime/yield-to-event-loop.ts'
import type { CatalogReader, ChangedListing, IndexSourceRow, NumberedChange } from './queries.ts'

/** Rows per statement. */
const BATCH_SIZE = 2_000
/** Rows that are indexed before other work gets its turn: about 10 ms. */
const ROWS_AT_ONCE = 250
/** Progress is reported each time this many listings are read. */
const PROGRESS_INTERVAL = 100_000
/** While all are read, an index that has grown to so many times its size is made as small as it can be. */
const MAX_GROWTH = 1.5
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

/** How far an index has come: what was written later is found by time or, where clocks were set back, by number. */
export interface Position {
  /** All changes before this time are applied, in milliseconds since 1970. */
  readonly since: number
  /** Applied, and the latest that was committed at that moment. */
  readonly event: NumberedChange
}

interface Progress extends Pick<Position, 'since'> {
  readonly hasChanged: boolean
}

/** Whether a database has what was applied at a position: it is neither another nor restored to an earlier state. */
export async function hasReached(
  reader: CatalogReader,
  { since, event }: Position,
): Promise<boolean> {
  const [known] = await reader.getEventsFrom(event.seq, 1)
  return isDeepStrictEqual(known, event) && (await reader.getLastChange()) >= since
}

export function createFollower(options: FollowerOptions) {
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

  /** Reads all listings. */
  async function load(): Promise<void> {
    lastSeenAt = await reader.getLastChange()
    markSeen(await reader.getChangesSince(lastSeenAt - MAX_WRITE_MS))
    let reported = 0
    let compacted = PROGRESS_INTERVAL / MAX_GROWTH
    for (const type of ESTATE_TYPES) {
      for (let after = 0; ; ) {
        const rows = await reader.readNext(type, after, BATCH_SIZE)
        await putAll(rows)
        if (index.size() - reported >= PROGRESS_INTERVAL) {
          reported = index.size()
          onProgress(`Read ${reported} homes.`)
        }
        if (index.size() > MAX_GROWTH * compacted) {
          index.compact()
          compacted = index.size()
        }
        if (rows.length < BATCH_SIZE) break
        after = rows.at(-1)?.id ?? after
      }
    }
    if (reported > 0) {
      index.compact()
      onProgress(`All ${index.size()} homes can be searched.`)
    }
    // Transactions that were open at the beginning may have ended since.
    lastChangeAt = clock()
  }

  /** Goes on from a known position, instead of reading all. */
  async function resume({ since, event }: Position): Promise<void> {
    lastSeenAt = since + MAX_WRITE_MS
    lastChangeAt = clock()
    await poll()
    const numbered = await reader.getEventsFrom(event.seq + 1, null)
    await applyAll(numbered.filter(({ at }) => at < since))
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

  async function applyAll(written: readonly ChangedListing[]): Promise<void> {
    for (let start = 0; start < written.length; start += BATCH_SIZE)
      await applyChanges(written.slice(start, start + BATCH_SIZE))
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

  /** Applies what any process has written since. Not to be called again before it has ended. */
  async function poll(): Promise<Progress> {
    const from = getPollStart()
    const now = wallClock()
    const written = await reader.getChangesSince(from)
    const newChanges = written.filter((one) => seenChanges.get(toKey(one)) !== one.at)
    await applyAll(newChanges)
    if (newChanges.length > 0) lastChangeAt = clock()
    lastSeenAt = Math.max(lastSeenAt, written.at(-1)?.at ?? lastSeenAt)
    seenChanges = new Map([...seenChanges].filter(([, at]) => at >= from))
    // What is not committed yet may have begun that long ago.
    return { hasChanged: newChanges.length > 0, since: Math.min(lastSeenAt, now) - MAX_WRITE_MS }
  }

  return { load, resume, poll }
}

const toKey = ({ type, id }: { readonly type: string; readonly id: number }) => `${type} ${id}`
