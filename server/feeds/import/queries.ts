import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { SHIPPED_RATES } from '#content/exchange-rates.ts'
import type { DatedRates } from '#domain/catalog/price/exchange-rates.ts'
import type { Quartiles } from '#domain/catalog/price/price-fence.ts'
import { getExchangeRates } from '#server/catalog/exchange-rate/queries.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { type CityMarket, toMarketName } from './price-watch.ts'

/** Whether any listing came from the feed of this name, even if it was withdrawn. */
export async function hasListingsOfFeed(pool: Pool, feed: string): Promise<boolean> {
  const { rows } = await pool.query('select from listings where feed = $1 limit 1', [feed])
  return rows.length > 0
}

const PAGE_SIZE = 1_000

/** The keys of a feed's listings that are offered, in pages. Listings may be withdrawn meanwhile. */
export async function* readOfferedKeys(pool: Pool, feed: string): AsyncGenerator<string[]> {
  let last = ''
  for (;;) {
    const { rows } = await pool.query<{ key: string }>(
      `select feed_key as key from listings
       where feed = $1 and feed_key > $2 and deleted_at is null
       order by feed_key limit $3`,
      [feed, last, PAGE_SIZE],
    )
    if (rows.length > 0) yield rows.map(({ key }) => key)
    if (rows.length < PAGE_SIZE) return
    last = rows.at(-1)?.key ?? last
  }
}

/**
 * Exchange rates for prices without an option.
 *
 * @param pool `null` for a dry run, which uses the shipped ones
 */
export const getSiteRates = async (pool: Pool | null): Promise<DatedRates> =>
  pool === null ? SHIPPED_RATES : getExchangeRates(drizzle(pool))

/** Quartiles of visible listings in some cities, in $/m², by market. */
export async function readPriceQuartiles(
  pool: Pool,
  cities: readonly string[],
): Promise<ReadonlyMap<string, Quartiles>> {
  if (cities.length === 0) return new Map()
  const { rows } = await pool.query<CityMarket & { count: number; quartiles: [number, number] }>(
    `select type, city, count(*)::integer as count,
       percentile_cont(array[0.25, 0.75]) within group (order by price / area) as quartiles
     from listings where ${IS_VISIBLE} and city = any($1) and area > 0
     group by type, city`,
    [cities],
  )
  return new Map(
    rows.map(({ count, quartiles: [lower, upper], ...market }) => [
      toMarketName(market),
      { count, lower, upper },
    ]),
  )
}
