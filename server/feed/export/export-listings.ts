import type { Queryable } from '#server/db/open.ts'
import { type ExportFormat, WRITERS } from './export-formats.ts'
import { readListingsForExport } from './queries.ts'

/**
 * Streams all visible listings as the text of a file.
 *
 * @param onProgress called with the number of listings read so far
 */
export async function* exportListings(
  db: Queryable,
  format: ExportFormat,
  onProgress?: (count: number) => void,
): AsyncGenerator<string> {
  const writer = WRITERS[format]
  let count = 0
  yield writer.begin
  for await (const listings of readListingsForExport(db)) {
    yield writer.format(listings, count === 0)
    count += listings.length
    onProgress?.(count)
  }
  yield writer.end
}
