import { and, asc, sql } from 'drizzle-orm'
import type { CatalogListing } from '#domain/listing/listing.ts'
import type { Queryable } from '#server/db/open.ts'
import { type ListingRow, listings } from '#server/db/schema/listings.ts'
import { IS_VISIBLE } from '#server/db/schema/visible-listing.ts'
import { toCatalogListing } from '#server/listing/rows.ts'

/** A home of the catalog with all that an import needs to put it there again. */
export interface ExportedHome {
  readonly entry: CatalogListing
  readonly publishedAt: Date
  readonly updatedAt: Date
  /** Where it was imported from, if it was. */
  readonly feed: string | null
  readonly feedKey: string | null
  readonly feedModifiedAt: Date | null
}

/**
 * The homes that visitors can see, in the order of (type, id), some of them together. Each portion
 * is read by a statement of its own: no transaction is held meanwhile.
 */
export async function* exportedHomes(
  db: Queryable,
  together = 1_000,
): AsyncGenerator<ExportedHome[]> {
  let last: ListingRow | undefined
  do {
    const after =
      last && sql`(${listings.type}, ${listings.id}) > (${last.type}, ${last.id}::integer)`
    const rows = await db
      .select()
      .from(listings)
      .where(and(sql.raw(IS_VISIBLE), after))
      .orderBy(asc(listings.type), asc(listings.id))
      .limit(together)
    if (rows.length > 0) yield rows.map(homeOf)
    last = rows.length < together ? undefined : rows.at(-1)
  } while (last !== undefined)
}

function homeOf(row: ListingRow): ExportedHome {
  const { publishedAt, updatedAt, feed, feedKey, feedModifiedAt } = row
  return { entry: toCatalogListing(row), publishedAt, updatedAt, feed, feedKey, feedModifiedAt }
}
