import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import type { IndexChange } from '#search/index/index-change.ts'
import type { IndexWriter } from '#search/index/index-writer.ts'
import type { IndexedListing } from '#search/index/indexed-listing.ts'
import type { PlaceCollector } from '#search/place/place-collector.ts'
import { MAX_SEGMENT_ROWS, type Segment } from '#search/segment/segment.ts'
import {
  type CatalogReader,
  type ChangedListing,
  type IndexSourceRow,
  toSearchText,
} from './queries.ts'
import { readAhead } from './read-ahead.ts'

/** Rows per statement. */
const BATCH_SIZE = 10_000
/** Progress is reported each time this many listings are read. */
const PROGRESS_INTERVAL = 100_000
/**
 * The longest transaction that may write listings, in milliseconds. A row becomes visible at the
 * end of its transaction, with an earlier timestamp.
 */
const MAX_WRITE_MS = 10_000

export interface FollowerOptions {
  readonly reader: CatalogReader
  readonly writer: IndexWriter
  readonly places: PlaceCollector
  /** Called with every change of the index, in order. */
  readonly onChange: (change: IndexChange) => void
  /** Called once the database responds. */
  readonly onConnected: () => void
  readonly onProgress: (line: string) => void
  /** Monotonic, in milliseconds. */
  readonly clock: () => number
  /** Milliseconds since 1970, as in the timestamps of listings. */
  readonly wallClock: () => number
}

/** Keeps an index in step with the database. */
export interface Follower {
  /** Reads all listings without their texts. */
  readonly load: () => Promise<void>
  readonly loadTexts: () => Promise<void>
  /** Applies what any process has written since. */
  readonly poll: () => Promise<void>
}

export function createFollower(options: FollowerOptions): Follower {
  const { reader, writer, places, onChange, onConnected, onProgress, clock, wallClock } = options
  /** All changes before this time are applied. */
  let lastSeenAt = 0
  let lastChangeAt = clock()
  /** The timestamps of recent changes that are applied, by listing. */
  let seenChanges = new Map<string, number>()

  async function load(): Promise<void> {
    lastSeenAt = await reader.getLastChange()
    onConnected()
    markSeen(await reader.getChangesSince(lastSeenAt - MAX_WRITE_MS))
    const filling = writer.startBulkLoad()
    let total = 0
    for (const type of ESTATE_TYPES) {
      const batches = readAhead<IndexedListing[]>((previous) => {
        if (previous !== null && previous.length < BATCH_SIZE) return null
        return reader.readColumns(type, previous?.at(-1)?.id ?? 0, BATCH_SIZE)
      })
      for await (const rows of batches) {
        for (const row of rows) filling.push(row)
        if (
          Math.floor((total + rows.length) / PROGRESS_INTERVAL) >
          Math.floor(total / PROGRESS_INTERVAL)
        ) {
          onProgress(`Read ${total + rows.length} homes.`)
        }
        total += rows.length
      }
    }
    onChange(filling.finish())
    if (total >= PROGRESS_INTERVAL)
      onProgress(`All ${total} homes can be searched, by words in a moment.`)
  }

  async function readSegmentTexts(segment: Segment) {
    return { segment, texts: await reader.readTexts(segment.type, Array.from(segment.columns.id)) }
  }

  async function loadTexts(): Promise<void> {
    const waiting = writer.index
      .segments()
      .map(({ segment }) => segment)
      .filter(({ terms }) => terms === null)
    const rest = waiting.values()
    const read = readAhead(() => {
      const { value: segment } = rest.next()
      return segment === undefined ? null : readSegmentTexts(segment)
    })
    for await (const { segment, texts } of read) {
      for (const text of texts.values()) places.add(text)
      const inOrder = Array.from(segment.columns.id, (id) => {
        const text = texts.get(id)
        return text === undefined ? '' : toSearchText(text)
      })
      onChange(writer.addTexts(segment.number, inOrder))
    }
    if (waiting.length * MAX_SEGMENT_ROWS >= PROGRESS_INTERVAL)
      onProgress('All homes can be searched by words.')
  }

  async function readRows(written: readonly ChangedListing[]): Promise<IndexSourceRow[]> {
    const rows: IndexSourceRow[] = []
    for (const type of ESTATE_TYPES) {
      const ids = written.filter((one) => one.type === type).map(({ id }) => id)
      if (ids.length > 0) rows.push(...(await reader.readRows(type, ids)))
    }
    return rows
  }

  async function applyChanges(written: readonly ChangedListing[]): Promise<void> {
    const rows = await readRows(written)
    const readable = new Set(rows.map(toKey))
    onChange(
      writer.write(
        rows,
        written.filter((one) => !readable.has(toKey(one))),
      ),
    )
    for (const row of rows) places.add(row)
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

  async function poll(): Promise<void> {
    const from = getPollStart()
    const written = await reader.getChangesSince(from)
    const newChanges = written.filter((one) => seenChanges.get(toKey(one)) !== one.at)
    for (let start = 0; start < newChanges.length; start += BATCH_SIZE)
      await applyChanges(newChanges.slice(start, start + BATCH_SIZE))
    if (newChanges.length > 0) lastChangeAt = clock()
    lastSeenAt = Math.max(lastSeenAt, written.at(-1)?.at ?? lastSeenAt)
    seenChanges = new Map([...seenChanges].filter(([, at]) => at >= from))
    for (let change = writer.compact(); change !== null; ) {
      onChange(change)
      change = writer.compact()
    }
  }

  return { load, loadTexts, poll }
}

const toKey = ({ type, id }: { readonly type: string; readonly id: number }) => `${type} ${id}`
