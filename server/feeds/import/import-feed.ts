import type { Pool } from 'pg'
import type { DatedRates } from '#domain/catalog/price/exchange-rates.ts'
import { MAX_IMAGE_URL_LENGTH, MAX_IMAGES } from '#domain/feeds/lengths.ts'
import type { FeedConventions } from '#domain/feeds/measures.ts'
import { parseRecord } from '#domain/feeds/parse-record.ts'
import type { FeedProblem } from '#domain/feeds/values.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import {
  findCity,
  findCityAt,
  normalizeCityName,
} from '#server/catalog/listing/to-search-criteria.ts'
import type { FeedRow } from '#server/feeds/reading/feed-row.ts'
import type { OpenFeed } from '#server/feeds/reading/open-feed.ts'
import { addListing, addWithdrawal, type Batch, createBatch, getBatchSize } from './batch.ts'
import { analyzeListings, markFeedComplete, raiseIdSequence, writeBatch } from './commands.ts'
import type { ImportReport } from './import-report.ts'
import { PriceWatch } from './price-watch.ts'
import { getSiteRates, hasListingsOfFeed, readOfferedKeys, readPriceQuartiles } from './queries.ts'

/** Listings in a transaction, which takes 0.1 to 0.2 s. */
const BATCH_SIZE = 1_000

const ODD_PRICE_REASON = 'the price per m² is far from what others in the city ask'
const DROPPED_IMAGES_REASON = `not an https address of at most ${MAX_IMAGE_URL_LENGTH} characters, or after the first ${MAX_IMAGES}`

export interface FeedImport {
  /** The name that the feed's keys are stored under. */
  readonly name: string
  /** How to parse its values. */
  readonly conventions: Omit<FeedConventions, 'findCity' | 'findCityAt' | 'year' | 'getRateDate'>
  readonly report: ImportReport
  /** `null` for a dry run. */
  readonly pool: Pool | null
  /** Whether the file has all listings of the feed, so that the others are withdrawn. */
  readonly isComplete?: boolean
  /** Called with the bytes and rows read so far. */
  readonly onProgress?: (bytes: number, rows: number) => void
}

const createCounts = () => ({
  /** All rows of the file, whatever became of them. */
  rows: 0,
  /** Rows that the catalog can hold, duplicates included. */
  valid: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  /** Listings that the feed no longer offers. */
  withdrawn: 0,
  rejected: 0,
  /** Rows with the key of an earlier row. */
  duplicates: 0,
  endsEarly: false,
  /** Rows whose listing is unknown. While there are any, missing listings are not withdrawn. */
  unknown: 0,
})
export type ImportCounts = ReturnType<typeof createCounts>

/**
 * Imports a feed as a stream: one batch is written while the next one is filled; nothing more of the file is in memory.
 *
 * @throws one sentence when the file changes its encoding or the database fails; earlier batches
 *   stay written
 */
export async function importFeed(feed: OpenFeed, options: FeedImport): Promise<ImportCounts> {
  const { pool, name, report } = options
  const counts = createCounts()
  const isNew = pool === null || (await beginImport(pool, name))
  const given = options.isComplete ? new Set<string>() : null
  const siteRates = await getSiteRates(pool)
  const watch = new PriceWatch()
  const handleRow = createRowHandler(feed, options, counts, { given, siteRates, watch })
  let batch = createBatch()
  let writing = Promise.resolve()

  async function write(full: Batch): Promise<void> {
    if (pool === null) return
    const known = !isNew || counts.duplicates > 0
    const { added, changed, withdrawn } = await writeBatch(pool, full, name, known)
    counts.added += added
    counts.changed += changed
    counts.withdrawn += withdrawn
    counts.unchanged += getBatchSize(full) - added - changed - withdrawn
  }

  for await (const rows of feed.rows((bytes) => options.onProgress?.(bytes, counts.rows))) {
    for (const row of rows) {
      handleRow(row, batch)
      if (getBatchSize(batch) < BATCH_SIZE) continue
      await writing
      writing = write(batch)
      // The promise is awaited later; this avoids an unhandled rejection until then.
      writing.catch(() => {})
      batch = createBatch()
    }
    await report.flush()
  }
  await writing
  await write(batch)
  if (pool !== null && given !== null && isWholeFile(counts)) {
    counts.withdrawn += await withdrawMissing(pool, name, given)
    await markFeedComplete(pool, name)
  }
  // The embedded database has no autovacuum, and plans badly without statistics.
  if (pool !== null && counts.added + counts.changed >= BATCH_SIZE) await analyzeListings(pool)
  await reportOddPrices(watch, options)
  return counts
}

/** Prices are compared with those of the catalog, and in a dry run with those of the file. */
async function reportOddPrices(watch: PriceWatch, { pool, report }: FeedImport): Promise<void> {
  const usual = pool === null ? watch.getQuartiles() : await readPriceQuartiles(pool, watch.cities)
  for (const { line, sentence } of watch.findOddPrices(usual))
    report.add({ line, kind: 'odd price', reason: ODD_PRICE_REASON, found: sentence })
  await report.flush()
}

/** Whether a listing that the file does not name is certainly not in the feed. */
export const isWholeFile = ({ valid, endsEarly, unknown }: ImportCounts): boolean =>
  valid > 0 && !endsEarly && unknown === 0

/** @returns whether the catalog has no listing of the feed yet */
async function beginImport(pool: Pool, name: string): Promise<boolean> {
  await raiseIdSequence(pool)
  return !(await hasListingsOfFeed(pool, name))
}

function describeProblem(feed: OpenFeed, { field, expected, found }: FeedProblem) {
  const reason = found === null ? `missing, expected ${expected}` : `expected ${expected}`
  return { column: feed.columnOf(field), reason, ...(found !== null && { found }) }
}

/** Adds valid rows to a batch and reports the others. */
function createRowHandler(
  feed: OpenFeed,
  { conventions, report }: FeedImport,
  counts: ImportCounts,
  {
    given,
    siteRates,
    watch,
  }: {
    /** The listings that the file names, including those in rejected rows, which are still offered. */
    readonly given: Set<string> | null
    readonly siteRates: DatedRates
    readonly watch: PriceWatch
  },
) {
  const now = new Date()
  const seen = new Set<string>()
  let known: FeedConventions | null = null

  function countValid(line: number, identity: string, key: string | null): void {
    counts.valid += 1
    if (!seen.has(identity)) {
      seen.add(identity)
      return
    }
    counts.duplicates += 1
    const reason = 'the key came before; the last row of a key counts'
    report.add({ line, kind: 'duplicate', key: key ?? identity, reason })
  }

  return (row: FeedRow, batch: Batch): void => {
    const { line } = row
    if ('endsEarly' in row) {
      counts.endsEarly = true
      report.add({ line, kind: 'ends early', reason: row.endsEarly })
      return
    }
    counts.rows += 1
    if ('notShown' in row) {
      counts.rejected += 1
      report.add({ line, kind: 'rejected', reason: row.notShown })
      return
    }
    if ('broken' in row) {
      counts.rejected += 1
      counts.unknown += 1
      report.add({ line, kind: 'rejected', reason: row.broken })
      return
    }
    known ??= {
      ...conventions,
      findCity,
      findCityAt,
      ...createImportRates(siteRates, conventions.unitsPerDollar, now),
      year: now.getFullYear(),
    }
    const read = parseRecord(row.record, known)
    if (read.kind === 'closed') {
      given?.add(read.key)
      countValid(line, read.key, read.key)
      addWithdrawal(batch, read.key, read.modifiedAt)
    } else if (read.kind === 'listing') {
      const { key, listing, droppedImages, droppedFacts, notes } = read
      if (key !== null) given?.add(key)
      countValid(line, key ?? `${listing.type} ${listing.id}`, key)
      if (droppedImages > 0)
        report.add({ line, kind: 'pictures left out', reason: DROPPED_IMAGES_REASON })
      for (const problem of droppedFacts)
        report.add({ line, kind: 'fact left out', ...describeProblem(feed, problem) })
      for (const note of notes)
        report.add({ line, kind: 'assumed', ...describeProblem(feed, note) })
      // Searches know each city by one name.
      const city = normalizeCityName(listing.city)
      if (listing.area !== undefined)
        watch.add(line, { type: listing.type, city }, listing.price / listing.area)
      addListing(batch, { ...read, listing: { ...listing, city } })
    } else if (read.kind === 'notShown') {
      counts.rejected += 1
      report.add({ line, kind: 'rejected', ...describeProblem(feed, read.problem) })
    } else {
      counts.rejected += 1
      const key = toKey(row.record.key) || toKey(row.record.id)
      if (key === '') counts.unknown += 1
      else given?.add(key)
      for (const problem of read.problems)
        report.add({ line, kind: 'rejected', ...describeProblem(feed, problem) })
    }
  }
}

const toKey = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/**
 * Withdraws the listings of a feed that are not in a complete file of it.
 *
 * @returns how many
 */
async function withdrawMissing(
  pool: Pool,
  feed: string,
  given: ReadonlySet<string>,
): Promise<number> {
  let count = 0
  for await (const keys of readOfferedKeys(pool, feed)) {
    const batch = createBatch()
    for (const key of keys) if (!given.has(key)) batch.withdrawals.set(key, null)
    if (batch.withdrawals.size === 0) continue
    const { withdrawn } = await writeBatch(pool, batch, feed, true)
    count += withdrawn
  }
  return count
}

/** @param given rates from the command line, which count as today's and override those of the site */
export function createImportRates(
  site: DatedRates,
  given: DatedRates['unitsPerDollar'],
  now: Date,
): Pick<FeedConventions, 'unitsPerDollar' | 'getRateDate'> {
  const today = toCalendarDay(now)
  return {
    unitsPerDollar: new Map([...site.unitsPerDollar, ...given]),
    getRateDate: (currency) => (given.has(currency) ? today : site.date),
  }
}
