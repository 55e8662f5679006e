import { and, asc, sql } from 'drizzle-orm'
import { toCatalogListing } from '#server/catalog/listing/rows.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { type ListingRow, listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { ExportedListing } from './writer/export-writer.ts'

const BATCH_SIZE = 1_000

/**
 * All visible listings ordered by (type, id), in batches. Each batch is a separate statement, so that
 * a slow reader holds no transaction open.
 */
export async function* readListingsForExport(db: Queryable): AsyncGenerator<ExportedListing[]> {
  let last: ListingRow | undefined
  do {
    const after =
      last && sql`(${listings.type}, ${listings.id}) > (${last.type}, ${last.id}::integer)`
    const rows = await db
      .select()
      .from(listings)
      .where(and(sql.raw(IS_VISIBLE), after))
      .orderBy(asc(listings.type), asc(listings.id))
      .limit(BATCH_SIZE)
    if (rows.length > 0) yield rows.map(toExportedListing)
    last = rows.length < BATCH_SIZE ? undefined : rows.at(-1)
  } while (last !== undefined)
}

function toExportedListing(row: ListingRow): ExportedListing {
  const { publishedAt, updatedAt, feed, feedKey, feedModifiedAt } = row
  return { listing: toCatalogListing(row), publishedAt, updatedAt, feed, feedKey, feedModifiedAt }
}
