import { and, eq, isNull } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { toRow } from '#server/catalog/listing/rows.ts'
import { seedCatalog } from '#server/catalog/listing/seed/commands.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { parsePresented, type Unparsed } from './parse-presented.ts'

interface SeedOptions<T> extends Omit<Parameters<typeof seedCatalog>[2], 'publishedAt'> {
  readonly publishedAt?: (listing: T) => Date
}

/** Adds presented listings to the catalog. */
export function seedListings<T extends Unparsed>(
  db: Queryable,
  listings: readonly T[],
  { publishedAt, ...options }: SeedOptions<T>,
): Promise<number> {
  const byStored = new Map(listings.map((listing) => [parsePresented(listing), listing]))
  return seedCatalog(db, [...byStored.keys()], {
    ...options,
    ...(publishedAt && { publishedAt: (stored) => publishedAt(byStored.get(stored) as T) }),
  })
}

/**
 * Upserts a listing: a new one is published at `now`, an existing one keeps its publication time, and a withdrawn
 * one becomes visible again.
 *
 * @param owner unchanged if omitted
 * @throws when a value does not fit its column (an id above 2^31-1, a text with a NUL character)
 */
export async function saveListing(
  db: Queryable,
  entry: Unparsed,
  { now, owner }: { readonly now: Date; readonly owner?: string },
): Promise<void> {
  const row = {
    ...toRow(parsePresented(entry), { publishedAt: now, updatedAt: now }),
    ...(owner === undefined ? {} : { owner }),
  }
  const { type: _type, id: _id, publishedAt: _publishedAt, ...changes } = row
  await db
    .insert(listings)
    .values(row)
    .onConflictDoUpdate({
      target: [listings.type, listings.id],
      set: { ...changes, deletedAt: null },
    })
}

/**
 * Soft-deletes a listing, so that readers of changes see it disappear.
 *
 * @returns whether it was visible before
 */
export async function withdrawListing(
  db: Queryable,
  type: EstateType,
  id: number,
  now: Date,
): Promise<boolean> {
  const result = await db
    .update(listings)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(listings.type, type), eq(listings.id, id), isNull(listings.deletedAt)))
  return result.rowCount === 1
}
