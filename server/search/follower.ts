import { ESTATE_TYPES } from '#domain/listing/estate-type.ts'
import type { IndexChange } from '#search/index-change.ts'
import type { IndexWriter } from '#search/index-writer.ts'
import type { IndexedListing } from '#search/indexed-listing.ts'
import type { PlaceCollector } from '#search/place-collector.ts'
import { MAX_SEGMENT_ROWS, type Segment } from '#search/segment.ts'
import { type CatalogReader, type ListingRow, textOf, type Written } from './queries.ts'
import { readAhead } from './read-ahead.ts'

/** Listings in one answer of the database. */
const BATCH = 10_000
/** So many homes take long enough that someone wants to know how far it is. */
const MANY = 100_000
/**
 * How long a transaction that writes listings may take, in milliseconds: a row shows when its
 * transaction ends, with a moment from before that.
 */
const LONGEST_WRITE_MS = 10_000

export interface FollowerOptions {
  readonly reader: CatalogReader
  readonly writer: IndexWriter
  readonly places: PlaceCollector
  /** Told every change of the index, in order. */
  readonly onChange: (change: IndexChange) => void
  /** Told once the catalog turns out to be readable. */
  readonly onReached: () => void
  /** Told how far the index is, in one line. */
  readonly onProgress: (line: string) => void
  /** Milliseconds since some moment, whatever people set the clock to. */
  readonly clock: () => number
  /** Milliseconds since 1970, which whoever writes listings stamps them with. */
  readonly wallClock: () => number
}

/** Keeps an index in step with the database. */
export interface Follower {
  /** Reads the whole catalog: what searching compares first, texts after. */
  readonly load: () => Promise<void>
  readonly loadTexts: () => Promise<void>
  /** Looks what was written since, whichever process did, and takes it over. */
  readonly look: () => Promise<void>
}

/** A follower of a catalog that nothing of is known yet. */
export function createFollower(options: FollowerOptions): Follower {
  const { reader, writer, places, onChange, onReached, onProgress, clock, wallClock } = options
  /** Nothing was written before that is not known. */
  let since = 0
  /** When there was something new for the last time. */
  let newsAt = clock()
  /** What is known of the moments since, by listing. */
  let known = new Map<string, number>()

  async function load(): Promise<void> {
    since = await reader.lastWritten()
    onReached()
    remember(await reader.writtenSince(since - LONGEST_WRITE_MS))
    const filling = writer.startBulkLoad()
    let total = 0
    for (const type of ESTATE_TYPES) {
      const batches = readAhead<IndexedListing[]>((previous) => {
        if (previous !== null && previous.length < BATCH) return null
        return reader.columns(type, previous?.at(-1)?.id ?? 0, BATCH)
      })
      for await (const rows of batches) {
        for (const row of rows) filling.push(row)
        if (Math.floor((total + rows.length) / MANY) > Math.floor(total / MANY)) {
          onProgress(`Read ${total + rows.length} homes.`)
        }
        total += rows.length
      }
    }
    onChange(filling.finish())
    if (total >= MANY) onProgress(`All ${total} homes can be searched, by words in a moment.`)
  }

  async function textsOf(segment: Segment) {
    return { segment, texts: await reader.texts(segment.type, Array.from(segment.columns.id)) }
  }

  async function loadTexts(): Promise<void> {
    const waiting = writer.index
      .segments()
      .map(({ segment }) => segment)
      .filter(({ terms }) => terms === null)
    const rest = waiting.values()
    const read = readAhead(() => {
      const { value: segment } = rest.next()
      return segment === undefined ? null : textsOf(segment)
    })
    for await (const { segment, texts } of read) {
      for (const { address, city } of texts.values()) places.add(address, city)
      const inOrder = Array.from(segment.columns.id, (id) => {
        const text = texts.get(id)
        return text === undefined ? '' : textOf(text)
      })
      onChange(writer.addTexts(segment.number, inOrder))
    }
    if (waiting.length * MAX_SEGMENT_ROWS >= MANY) onProgress('All homes can be searched by words.')
  }

  async function rowsOf(written: readonly Written[]): Promise<ListingRow[]> {
    const rows: ListingRow[] = []
    for (const type of ESTATE_TYPES) {
      const ids = written.filter((one) => one.type === type).map(({ id }) => id)
      if (ids.length > 0) rows.push(...(await reader.rows(type, ids)))
    }
    return rows
  }

  async function take(written: readonly Written[]): Promise<void> {
    const rows = await rowsOf(written)
    const readable = new Set(rows.map(keyOf))
    onChange(
      writer.write(
        rows,
        written.filter((one) => !readable.has(keyOf(one))),
      ),
    )
    for (const row of rows) places.add(row.address, row.city)
    remember(written)
  }

  function remember(written: readonly Written[]): void {
    for (const one of written) known.set(keyOf(one), one.at)
  }

  /** From when on there may be listings that are not known: later, once every writer has ended. */
  function oldest(): number {
    const from = clock() - newsAt > LONGEST_WRITE_MS ? since : since - LONGEST_WRITE_MS
    // The clock may have been put back meanwhile: what is written now seems older than what is known.
    return Math.min(from, wallClock() - LONGEST_WRITE_MS)
  }

  async function look(): Promise<void> {
    const from = oldest()
    const written = await reader.writtenSince(from)
    const news = written.filter((one) => known.get(keyOf(one)) !== one.at)
    for (let at = 0; at < news.length; at += BATCH) await take(news.slice(at, at + BATCH))
    if (news.length > 0) newsAt = clock()
    since = Math.max(since, written.at(-1)?.at ?? since)
    known = new Map([...known].filter(([, at]) => at >= from))
    for (let change = writer.compact(); change !== null; ) {
      onChange(change)
      change = writer.compact()
    }
  }

  return { load, loadTexts, look }
}

const keyOf = ({ type, id }: { readonly type: string; readonly id: number }) => `${type} ${id}`
