import { createFieldFinder } from '#domain/feeds/fields.ts'
import type { FeedSample } from '#domain/feeds/recognize/sample.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import { isOwnExport } from './csv/csv-columns.ts'
import type { Members } from './feed-row.ts'
import { type FeedSource, openFeedSource } from './feed-source.ts'
import type { FeedFile } from './open-feed.ts'

const SAMPLE_ROWS = 200
/** Each is compared with hundreds of phrases. */
const MAX_COLUMNS = 500

/**
 * The columns of a file and its first rows, as they are. The columns of JSON are those that the sample has.
 *
 * @returns `null` for XML of a known layout and exports of this site, which need no recognition
 * @throws one sentence when the file cannot be read as a feed
 */
export async function sampleFeed(file: FeedFile): Promise<FeedSample | null> {
  const source = await openFeedSource(file, createFieldFinder(file.columns))
  if (source.profile !== undefined) return null
  if (source.columns !== null && isOwnExport(source.columns)) return null
  const records = await readFirst(source)
  const columns = source.columns ?? [...new Set(records.flatMap((members) => [...members.keys()]))]
  if (columns.length > MAX_COLUMNS)
    throw new Error(
      `The file ${file.path} has ${formatNumber(columns.length)} columns; at most ${MAX_COLUMNS} can be recognized. Say with --profile which are read.`,
    )
  return {
    columns,
    rows: records.map((members) => columns.map((name) => members.get(name) ?? '')),
    ...(source.isHeadless && { isHeadless: true }),
    ...(file.columns && { chosen: file.columns }),
  }
}

async function readFirst(source: FeedSource): Promise<Members[]> {
  const found: Members[] = []
  for await (const rows of source.rows()) {
    found.push(...rows.flatMap((row) => ('members' in row ? [row.members] : [])))
    if (found.length >= SAMPLE_ROWS) break
  }
  return found.slice(0, SAMPLE_ROWS)
}
