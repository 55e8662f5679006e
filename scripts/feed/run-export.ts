import { createWriteStream } from 'node:fs'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import { withDatabaseSnapshot } from '#scripts/operator/with-database.ts'
import { EXPORT_FORMATS } from '#server/feeds/export/export-formats.ts'
import { exportListings } from '#server/feeds/export/export-listings.ts'
import { exportHistory } from '#server/feeds/export/history-records.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'

const HISTORY = 'reso-history'
const FORMATS = [...EXPORT_FORMATS, HISTORY] as const

const USAGE = `npm run export -- FILE [--format ${FORMATS.join('|')}]

Writes the homes that visitors can see. Without --format the ending of FILE decides: .csv, .json
(RESO's names), else NDJSON. NDJSON and CSV are taken back without loss by
npm run import -- FILE --restore. The others are for portals and hold what they can; homes without
a fact that one requires are left out and counted; reso-history has what changed of the homes. Addresses of pages and of the site's own pictures
need SITE_URL. Without FILE, or with -, they go to standard output.`

/**
 * The program behind `npm run export`.
 *
 * @throws one sentence if the options or the database are invalid
 */
export async function runExport(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { format: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (positionals.length > 1) throw new Error('Name one file to export to.')
  const [path = '-'] = positionals
  if (values.help) console.log(USAGE)
  else await exportFile(path, getFormat(values.format, path))
}

const NO_SITE_URL = 'Trovit requires the address of the page of each home: set SITE_URL.'

function getFormat(given: string | undefined, path: string): (typeof FORMATS)[number] {
  const ending = extname(path).toLowerCase()
  if (given === undefined) return ending === '.csv' ? 'csv' : ending === '.json' ? 'reso' : 'ndjson'
  const format = FORMATS.find((it) => it === given)
  if (format === undefined) throw new Error(`--format is one of ${FORMATS.join(', ')}.`)
  return format
}

async function exportFile(path: string, format: (typeof FORMATS)[number]): Promise<void> {
  let count = 0
  const onProgress = (sum: number) => {
    count = sum
  }
  const leftOut = new Map<string, number>()
  await withDatabaseSnapshot(async ({ pool, reader }, { CONFIGURED_SITE_URL }) => {
    if (format === 'trovit' && CONFIGURED_SITE_URL === '') throw new Error(NO_SITE_URL)
    await migrateDatabase(pool)
    const texts =
      format === HISTORY
        ? exportHistory(reader.orm, onProgress)
        : exportListings(reader.orm, format, {
            siteUrl: CONFIGURED_SITE_URL.replace(/\/$/, ''),
            onProgress,
            onLeftOut: (reason) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1),
          })
    await pipeline(Readable.from(texts), path === '-' ? process.stdout : createWriteStream(path))
  })
  const lost = [...leftOut.values()].reduce((sum, count) => sum + count, 0)
  const what = format === HISTORY ? 'changes' : 'homes'
  console.error(`${formatNumber(count - lost)} ${what} as ${format}.`)
  for (const [reason, count] of leftOut)
    console.error(`${formatNumber(count)} left out: ${reason}.`)
}
