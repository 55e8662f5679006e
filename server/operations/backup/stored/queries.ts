import { isDeepStrictEqual } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { escapeIdentifier, type PoolClient } from 'pg'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'
import { toStoredListing } from '#server/catalog/listing/rows.ts'
import { listings } from '#server/catalog/tables.ts'
import { listTables } from '#server/operations/backup/queries.ts'
import { listStateFiles } from '#server/operations/backup/state-files.ts'

const SAMPLES = [...SALE_LISTINGS, ...RENT_LISTINGS]

/**
 * The first start of the site fills these tables: with the samples, and with a signing key. What happened to
 * listings belongs to them. All other tables are empty then.
 */
const NOT_COUNTED = ['listings', 'listing_events', 'event_cursors', 'push_keys', 'signing_keys']

/**
 * @returns what a restore would replace, as parts of a sentence: `3 rows of accounts`. Empty for a
 *   database after the first start.
 */
export async function listStoredData(client: PoolClient, dataDir: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await listTables(client)) {
    if (NOT_COUNTED.includes(name)) continue
    const { rows } = await client.query(`select count(*)::int as n from ${escapeIdentifier(name)}`)
    if (rows[0].n > 0) found.push(`${formatCount(rows[0].n, 'row')} of ${name}`)
  }
  const listingCount = await countListingsBesideSamples(client)
  if (listingCount > 0) found.push(`${formatCount(listingCount, 'home')} beside the samples`)
  const { length } = await listStateFiles(dataDir)
  if (length > 0) found.push(formatCount(length, 'file'))
  return found
}

async function countListingsBesideSamples(client: PoolClient): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as n from listings`)
  const first = await drizzle(client).select().from(listings).limit(SAMPLES.length)
  const unchanged = first.filter(
    (row) =>
      row.owner === null &&
      row.feed === null &&
      row.deletedAt === null &&
      SAMPLES.some((sample) => isDeepStrictEqual(sample, toStoredListing(row))),
  )
  return rows[0].n - unchanged.length
}
