import type { Pool } from 'pg'
import { MAX_IMAGE_URL_LENGTH, MAX_IMAGES } from '#domain/feed/lengths.ts'
import type { FeedConventions } from '#domain/feed/measures.ts'
import type { DecimalSign } from '#domain/feed/number.ts'
import { parseRecord } from '#domain/feed/parse-record.ts'
import { decimalSignOfRows } from '#server/feed/reading/decimal-sign.ts'
import type { FeedRow } from '#server/feed/reading/feed-row.ts'
import type { OpenFeed } from '#server/feed/reading/open-feed.ts'
import { normalizeCityName } from '#server/listing/to-search-criteria.ts'
import { addHome, addOver, type Batch, newBatch, sizeOf } from './batch.ts'
import { analyzeListings, raiseCounter, readyBatch, writeBatch } from './commands.ts'
import type { ImportReport } from './import-report.ts'
import { hasListingsOfFeed } from './queries.ts'
import { SeenKeys } from './seen-keys.ts'

/** Homes in a transaction: a tenth of a second or two. */
const BATCH = 1_000

const LEFT_OUT = `not an https address of at most ${MAX_IMAGE_URL_LENGTH} characters, or after the first ${MAX_IMAGES}`

export interface FeedImport {
  /** The name under which the feed's keys are kept. */
  readonly name: string
  /** How its values are to be understood; without a decimal sign it is found out. */
  readonly conventions: Omit<FeedConventions, 'decimal'> & { readonly decimal: DecimalSign | null }
  readonly report: ImportReport
  /** Where the homes go; `null` to try without writing. */
  readonly pool: Pool | null
  /** Told as the file is read: its bytes and rows so far. */
  readonly onProgress?: (bytes: number, rows: number) => void
}

export interface ImportCounts {
  /** All rows of the file, whatever became of them. */
  rows: number
  /** Rows that the catalog can hold, duplicates included. */
  valid: number
  added: number
  changed: number
  unchanged: number
  /** Homes that the feed no longer offers and the catalog did until now. */
  withdrawn: number
  rejected: number
  /** Rows whose key came before. */
  duplicates: number
  endsEarly: boolean
}

/**
 * Imports a feed while it is read: two batches at most are being written while the next one is
 * made, and nothing more of the file is in memory.
 *
 * @throws one sentence when the file is not what it began as, or the database fails; the batches
 *   before stay written
 */
export async function importFeed(feed: OpenFeed, options: FeedImport): Promise<ImportCounts> {
  const { pool, name, report } = options
  const counts: ImportCounts = {
    ...{ rows: 0, valid: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0 },
    ...{ rejected: 0, duplicates: 0, endsEarly: false },
  }
  const isNew = pool === null || (await beginImport(pool, name))
  const take = rowTaker(feed, options, counts)
  let batch = newBatch()
  let writing = Promise.resolve()
  let previous = writing

  /** Readies the batch now, while the one before is being written. @returns what writes it */
  function writer(full: Batch): () => Promise<void> {
    if (pool === null) return async () => {}
    const ready = readyBatch(full, name)
    return async () => {
      const known = !isNew || counts.duplicates > 0
      const { added, changed, withdrawn } = await writeBatch(pool, ready, known)
      counts.added += added
      counts.changed += changed
      counts.withdrawn += withdrawn
      counts.unchanged += sizeOf(full) - added - changed - withdrawn
    }
  }

  for await (const rows of feed.rows((bytes) => options.onProgress?.(bytes, counts.rows))) {
    for (const row of rows) {
      take(row, batch, rows)
      if (sizeOf(batch) < BATCH) continue
      const write = writer(batch)
      batch = newBatch()
      // One is being written and one waits; the database never does.
      await previous
      previous = writing
      writing = writing.then(write)
      // It is awaited later; until then its failure is nobody's.
      writing.catch(() => {})
    }
    await report.flush()
  }
  await writing
  await writer(batch)()
  // The embedded database has nobody who would do it later, and plans badly until it is done.
  if (pool !== null && counts.added + counts.changed >= BATCH) await analyzeListings(pool)
  return counts
}

/** Readies the counter of ids. @returns whether the catalog has nothing of the feed yet */
async function beginImport(pool: Pool, name: string): Promise<boolean> {
  await raiseCounter(pool)
  return !(await hasListingsOfFeed(pool, name))
}

/** Puts rows into batches and the rest into the report. */
function rowTaker(feed: OpenFeed, { conventions, report }: FeedImport, counts: ImportCounts) {
  const seen = new SeenKeys()
  let known: FeedConventions | null = null

  function note(line: number, identity: string, key: string | null): void {
    counts.valid += 1
    if (!seen.add(identity)) return
    counts.duplicates += 1
    const reason = 'the key came before; the last row of a key counts'
    report.add({ line, kind: 'duplicate', key: key ?? identity, reason })
  }

  return (row: FeedRow, batch: Batch, rowsAround: readonly FeedRow[]): void => {
    const { line } = row
    if ('endsEarly' in row) {
      counts.endsEarly = true
      report.add({ line, kind: 'ends early', reason: row.endsEarly })
      return
    }
    counts.rows += 1
    if ('broken' in row) {
      counts.rejected += 1
      report.add({ line, kind: 'rejected', reason: row.broken })
      return
    }
    known ??= {
      ...conventions,
      decimal: conventions.decimal ?? decimalSignOfRows(rowsAround, feed.semicolons),
    }
    const read = parseRecord(row.record, known)
    if (read.kind === 'closed') {
      note(line, read.key, read.key)
      addOver(batch, read.key, read.modifiedAt)
    } else if (read.kind === 'listing') {
      const { key, listing, droppedImages } = read
      note(line, key ?? `${listing.type} ${listing.id}`, key)
      if (droppedImages > 0) report.add({ line, kind: 'pictures left out', reason: LEFT_OUT })
      // Whatever the feed calls the city, searches know it by one name.
      addHome(batch, { ...read, listing: { ...listing, city: normalizeCityName(listing.city) } })
    } else {
      counts.rejected += 1
      for (const { field, expected, found } of read.problems) {
        const reason = found === null ? `missing, expected ${expected}` : `expected ${expected}`
        const column = feed.columnOf(field)
        report.add({ line, kind: 'rejected', column, reason, ...(found !== null && { found }) })
      }
    }
  }
}
