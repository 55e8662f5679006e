import { isDeepStrictEqual } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { quoted, tablesOf } from '#server/backup/queries.ts'
import { stateFiles } from '#server/backup/state-files.ts'
import { listings } from '#server/db/schema/listings.ts'
import { toCatalogListing } from '#server/listing/rows.ts'

const SAMPLES = [...SALE_LISTINGS, ...RENT_LISTINGS]

/**
 * What a first start of the site makes by itself: the samples, and a key that signs. Other tables
 * are empty then.
 */
const MADE_BY_A_START = ['listings', 'signing_keys']

/**
 * What would be lost if all tables and files were replaced, as words for a sentence: `3 rows of
 * accounts`. Nothing in a database that a site has only been started on.
 */
export async function listStoredData(client: PoolClient, dataDir: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await tablesOf(client)) {
    if (MADE_BY_A_START.includes(name)) continue
    const { rows } = await client.query(`select count(*)::int as n from ${quoted(name)}`)
    if (rows[0].n > 0) found.push(`${counted(rows[0].n, 'row')} of ${name}`)
  }
  const homes = await homesBesideSamples(client)
  if (homes > 0) found.push(`${counted(homes, 'home')} beside the samples`)
  const { length } = await stateFiles(dataDir)
  if (length > 0) found.push(counted(length, 'file'))
  return found
}

async function homesBesideSamples(client: PoolClient): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as n from listings`)
  const first = await drizzle(client).select().from(listings).limit(SAMPLES.length)
  const asTheyCame = first.filter(
    (row) =>
      row.owner === null &&
      row.feed === null &&
      row.deletedAt === null &&
      SAMPLES.some((sample) => isDeepStrictEqual(sample, toCatalogListing(row))),
  )
  return rows[0].n - asTheyCame.length
}

const counted = (n: number, thing: string) =>
  n === 1 ? `1 ${thing}` : `${n.toLocaleString('en-US')} ${thing}s`
