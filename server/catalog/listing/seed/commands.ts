import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { SAMPLE_VERIFICATION } from '#content/sample-listings/verification.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import type { Verification } from '#domain/catalog/listing/trust/verification.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { hasRealListings } from '#server/catalog/listing/queries.ts'
import { toRow } from '#server/catalog/listing/rows.ts'
import { toVerificationColumns } from '#server/catalog/listing/verification/columns.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Rows per statement: 40 columns each, of the 65,535 values that a statement may have. */
const BATCH_SIZE = 500

/** The day before which the samples were published, one a day. */
const SAMPLES_SINCE = Date.UTC(2025, 6, 12, 9)

/**
 * When a sample was published: the same on every machine, at most a year before the first ones; a
 * lower id is newer.
 */
export function samplePublishedAt({ id }: StoredListing): Date {
  return new Date(SAMPLES_SINCE - (id % 365) * DAY_MS)
}

/**
 * Adds missing samples to the catalog. Existing ones stay as they are, even if they were changed or
 * withdrawn.
 *
 * @param now the time at which followers of changes see the new rows
 * @returns how many were added
 */
export async function seedCatalog(
  db: Queryable,
  samples: readonly StoredListing[],
  {
    now,
    publishedAt = samplePublishedAt,
    verification = null,
  }: {
    readonly now: Date
    readonly verification?: Verification | null
    readonly publishedAt?: (sample: StoredListing) => Date
  },
): Promise<number> {
  let added = 0
  for (let from = 0; from < samples.length; from += BATCH_SIZE) {
    const rows = samples.slice(from, from + BATCH_SIZE).map((sample) => ({
      ...toRow(sample, { publishedAt: publishedAt(sample), updatedAt: now }),
      ...toVerificationColumns(verification),
    }))
    const result = await db.insert(listings).values(rows).onConflictDoNothing()
    added += result.rowCount ?? 0
  }
  return added
}

/**
 * Adds the sample listings, which must not be mixed with real ones.
 *
 * @returns how many were added
 * @throws one sentence when listings were imported or belong to an owner
 */
export async function seedSamples(db: Queryable, now: Date): Promise<number> {
  if (await hasRealListings(db)) {
    throw new Error(
      'There are imported listings in this database: invented ones are not added beside them. Use another database.',
    )
  }
  return addSamples(db, now)
}

/** Adds the samples at the start of a site; silently adds none if there are real listings. */
export async function seedSamplesUnlessReal(db: Queryable, now: Date): Promise<void> {
  if (!(await hasRealListings(db))) await addSamples(db, now)
}

const addSamples = (db: Queryable, now: Date): Promise<number> =>
  seedCatalog(db, [...SALE_LISTINGS, ...RENT_LISTINGS], {
    now,
    verification: SAMPLE_VERIFICATION,
  })
