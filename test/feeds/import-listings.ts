import { importFeed } from '#server/feeds/import/import-feed.ts'
import { openReport } from '#server/feeds/import/import-report.ts'
import { openFeed } from '#server/feeds/reading/open-feed.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createFeedFile } from '#test/catalog/feed-file.ts'

const CONVENTIONS = {
  decimal: null,
  type: null,
  currency: 'USD',
  unitsPerDollar: new Map([['USD', 1]]),
  areaUnit: 'm2' as const,
  agent: { name: '', phone: '' },
}

/** @param listings records of NDJSON, or the text of a file */
export async function importListings(
  { pool }: Database,
  listings: object[] | string,
  {
    name = 'agency',
    file = 'homes',
    dryRun = false,
    restore = false,
    isComplete = false,
  }: {
    name?: string
    file?: string
    dryRun?: boolean
    restore?: boolean
    isComplete?: boolean
  } = {},
) {
  const text =
    typeof listings === 'string' ? listings : listings.map((it) => JSON.stringify(it)).join('\n')
  const report = await openReport()
  const feed = await openFeed({ path: createFeedFile(file, text) })
  const counts = await importFeed(feed, {
    name,
    report,
    isComplete,
    pool: dryRun ? null : pool,
    conventions: { ...CONVENTIONS, restore },
  })
  return { ...counts, report }
}
