import type { Queryable } from '#server/platform/db/open.ts'
import { type ExportFormat, WRITERS } from './export-formats.ts'
import { readListingsForExport } from './queries.ts'

export interface ExportOptions {
  /** '' where it is not known. */
  readonly siteUrl?: string
  /** Called with the number of listings read so far. */
  readonly onProgress?: (count: number) => void
  /** Called for each listing that the format cannot hold. */
  readonly onLeftOut?: (reason: string) => void
}

/** Streams all visible listings as the text of a file. */
export async function* exportListings(
  db: Queryable,
  format: ExportFormat,
  { siteUrl = '', onProgress, onLeftOut }: ExportOptions = {},
): AsyncGenerator<string> {
  const writer = WRITERS[format]
  const context = { now: new Date(), siteUrl, leaveOut: (reason: string) => onLeftOut?.(reason) }
  let count = 0
  yield writer.begin(context)
  for await (const listings of readListingsForExport(db)) {
    yield writer.format(listings, context, count === 0)
    count += listings.length
    onProgress?.(count)
  }
  yield writer.end
}
