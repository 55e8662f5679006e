import { withExclusiveDatabase } from '#scripts/operator/with-database.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { importFeed } from '#server/feed/import/import-feed.ts'
import { openReport } from '#server/feed/import/import-report.ts'
import { findMissingColumns } from '#server/feed/reading/missing-columns.ts'
import { type OpenFeed, openFeed } from '#server/feed/reading/open-feed.ts'
import { IMPORT_USAGE, type ImportOptions, parseImportOptions } from './import-options.ts'
import { createProgressBar } from './progress.ts'
import { formatProblems, formatResult } from './summary.ts'

/**
 * The program behind `npm run import`.
 *
 * @returns whether anything could be imported
 * @throws one sentence when the options, the file or the database are not as they must be
 */
export async function runImport(args: string[]): Promise<boolean> {
  const options = parseImportOptions(args)
  if (options !== null) return importFile(options)
  console.log(IMPORT_USAGE)
  return true
}

async function importFile(options: ImportOptions): Promise<boolean> {
  const feed = await openFeed(options.file)
  const missing = findMissingColumns(feed, options.given)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const unused = feed.columns?.filter((name) => feed.fieldOf(name) === undefined) ?? []
  if (unused.length > 0) console.error(`Columns that nothing is read from: ${unused.join(', ')}.`)

  const importInto = (database: Database | null) => importRows(options, feed, database)
  return options.dryRun
    ? importInto(null)
    : withExclusiveDatabase('import', async (database) => {
        await migrateDatabase(database.pool)
        return importInto(database)
      })
}

/** @param database `null` for a dry run */
async function importRows(
  options: ImportOptions,
  feed: OpenFeed,
  database: Database | null,
): Promise<boolean> {
  const report = await openReport(options.report)
  const bar = createProgressBar(feed.size)
  try {
    const counts = await importFeed(feed, {
      name: options.name,
      conventions: options.conventions,
      report,
      pool: database?.pool ?? null,
      onProgress: bar.show,
    }).finally(bar.stop)
    for (const line of formatProblems(report, counts.rejected)) console.error(line)
    for (const line of formatResult(counts, options.dryRun)) console.log(line)
    return counts.valid > 0
  } finally {
    await report.close()
  }
}
