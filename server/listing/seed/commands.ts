import type { CatalogListing } from '#domain/listing/listing.ts'
import type { Queryable } from '#server/db/open.ts'
import { listings } from '#server/db/schema/listings.ts'
import { toRow } from '#server/listing/rows.ts'

/** Rows in one statement: 28 columns each, of the 65,535 values that a statement may have. */
const BATCH = 500

/** The day before which the samples were published, one a day. */
const SAMPLES_SINCE = Date.UTC(2025, 6, 12, 9)
const DAY = 86_400_000

/**
 * When a sample was published: the same moment on every machine, within the year before the first
 * ones, and a lower id is newer.
 */
export function samplePublishedAt({ id }: CatalogListing): Date {
  return new Date(SAMPLES_SINCE - (id % 365) * DAY)
}

/**
 * Puts the samples into the catalog that are not in it. What is there stays as it is: changes of
 * an owner, and that a sample was withdrawn.
 *
 * @param now the moment that those who follow changes see the new rows at
 * @returns how many were added
 */
export async function seedCatalog(
  db: Queryable,
  entries: readonly CatalogListing[],
  {
    now,
    publishedAt = samplePublishedAt,
  }: {
    readonly now: Date
    readonly publishedAt?: (entry: CatalogListing) => Date
  },
): Promise<number> {
  let added = 0
  for (let from = 0; from < entries.length; from += BATCH) {
    const rows = entries
      .slice(from, from + BATCH)
      .map((entry) => toRow(entry, { publishedAt: publishedAt(entry), updatedAt: now }))
    const result = await db.insert(listings).values(rows).onConflictDoNothing()
    added += result.rowCount ?? 0
  }
  return added
}
