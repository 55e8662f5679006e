import { SHIPPED_RATES } from '#content/exchange-rates.ts'
import { type DatedRates, getLaterRates } from '#domain/catalog/price/exchange-rates.ts'
import { exchangeRates } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** The latest known rates. */
export async function getExchangeRates(db: Queryable): Promise<DatedRates> {
  const rows = await db.select().from(exchangeRates)
  const [first] = rows
  if (first === undefined) return SHIPPED_RATES
  const unitsPerDollar = new Map(rows.map((row) => [row.currency, row.unitsPerDollar]))
  return getLaterRates({ date: first.ratedOn, unitsPerDollar }, SHIPPED_RATES)
}
