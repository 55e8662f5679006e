import { createInterface } from 'node:readline/promises'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { isFeedField } from '#domain/feeds/fields.ts'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import { withExclusiveDatabase } from '#scripts/operator/with-database.ts'
import { type FeedImport, importFeed, isWholeFile } from '#server/feeds/import/import-feed.ts'
import { openReport } from '#server/feeds/import/import-report.ts'
import { getSiteRates } from '#server/feeds/import/queries.ts'
import {
  EXPECTED_COLUMNS,
  findAbsentColumns,
  findMissingColumns,
  REQUIRED_COLUMNS,
} from '#server/feeds/reading/missing-columns.ts'
import { type OpenFeed, openFeed } from '#server/feeds/reading/open-feed.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import type { Database } from '#server/platform/db/open.ts'
import { chooseProfile } from './choose-profile.ts'
import { IMPORT_USAGE, type ImportOptions, parseImportOptions } from './import-options.ts'
import { readGivenRates, requireRate } from './rates.ts'
import { formatProblems, formatResult } from './summary.ts'

const NOT_WITHDRAWN =
  'Homes that the file does not have were not withdrawn: it ends early, or has rows of which nobody knows the home.'

/**
 * The program behind `npm run import`.
 *
 * @param openDatabase how the database is opened and closed
 * @returns whether anything could be imported
 * @throws one sentence if the options, the file or the database are invalid
 */
export async function runImport(
  args: string[],
  openDatabase = withExclusiveDatabase,
): Promise<boolean> {
  const options = parseImportOptions(args)
  if (options !== null) return importFile(options, openDatabase)
  console.log(IMPORT_USAGE)
  return true
}

async function importFile(
  options: ImportOptions,
  openDatabase: typeof withExclusiveDatabase,
): Promise<boolean> {
  const { profile, isProposed, missing: unsaid } = await chooseProfile(options)
  const feed = await openFeed(profile === undefined ? options.file : { ...options.file, profile })
  const given = new Set(Object.keys(options.given).filter(isFeedField))
  for (const warning of findMissingColumns(feed, given, EXPECTED_COLUMNS)) console.error(warning)
  const missing = [...unsaid, ...findMissingColumns(feed, given, REQUIRED_COLUMNS)]
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const conventions = createConventions(options, profile)
  warnOfColumns(feed, profile, isProposed)
  if (isProposed && !options.yes && !options.dryRun) await confirm()

  const importInto = (database: Database | null) => importRows(options, feed, conventions, database)
  return options.dryRun
    ? importInto(null)
    : openDatabase('import', async (database) => {
        await migrateDatabase(database.pool)
        return importInto(database)
      })
}

function warnOfColumns(
  feed: OpenFeed,
  profile: FeedProfile | undefined,
  isProposed: boolean,
): void {
  const absent = profile === undefined ? [] : findAbsentColumns(feed, profile)
  if (absent.length > 0)
    console.error(`Columns of the profile that the file does not have: ${absent.join(', ')}.`)
  // A proposal already lists them, with reasons.
  if (!isProposed && feed.unusedColumns.length > 0)
    console.error(`Columns that nothing is read from: ${feed.unusedColumns.join(', ')}.`)
}

/** @param database `null` for a dry run */
async function importRows(
  options: ImportOptions,
  feed: OpenFeed,
  conventions: FeedImport['conventions'],
  database: Database | null,
): Promise<boolean> {
  const pool = database?.pool ?? null
  requireRate(conventions.currency ?? 'USD', conventions.unitsPerDollar, await getSiteRates(pool))
  const report = await openReport(options.report, feed.countedBy)
  const progress = createProgress(feed.size)
  try {
    const counts = await importFeed(feed, {
      name: options.name,
      conventions,
      report,
      pool,
      isComplete: options.isComplete,
      onProgress: progress.show,
    }).finally(progress.stop)
    for (const line of formatProblems(report, counts.rejected)) console.error(line)
    for (const line of formatResult(counts, options.dryRun)) console.log(line)
    if (options.isComplete && !isWholeFile(counts)) console.log(NOT_WITHDRAWN)
    return counts.valid > 0
  } finally {
    await report.close()
  }
}

const NOBODY_TO_ASK =
  'Nobody can confirm this without a terminal: add --yes to read the columns like this, or --save-profile FILE to write it down, correct it there, and import with --profile FILE.'

/** @throws one sentence if the answer is no, or nobody can answer */
async function confirm(): Promise<void> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw new Error(NOBODY_TO_ASK)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await terminal.question('\nImport the file like this? [y/N] ')
    if (/^y(es)?$/i.test(answer.trim())) return
  } finally {
    terminal.close()
  }
  throw new Error(
    'Nothing was imported. --column FIELD=NAME names a column, --save-profile FILE writes all of this to be corrected.',
  )
}

/** Shows progress in one line of standard error, if that is a terminal. */
function createProgress(size: number) {
  const write = (text: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
  }
  return {
    show: (bytes: number, rows: number) =>
      write(`${Math.floor((bytes / size) * 100)} %, ${formatNumber(rows)} rows`),
    stop: () => write(''),
  }
}

/** How to read a feed's values: options take precedence over the profile. */
export function createConventions(
  { given, rates, decimal, restore }: ImportOptions,
  profile: FeedProfile | undefined,
): FeedImport['conventions'] {
  const currency = given.currency ?? profile?.constants?.currency?.toUpperCase() ?? null
  return {
    decimal: decimal ?? profile?.decimal ?? null,
    type: isEstateType(given.type) ? given.type : null,
    currency,
    unitsPerDollar: readGivenRates(rates, currency ?? 'USD'),
    areaUnit: given.areaUnit === 'sqft' ? 'sqft' : 'm2',
    restore,
    agent: { name: given.agentName ?? '', phone: given.agentPhone ?? '' },
  }
}
