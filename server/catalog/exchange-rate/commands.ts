import { and, inArray, isNull, ne, sql } from 'drizzle-orm'
import { formatPriceText } from '#domain/catalog/listing/present/en.ts'
import { convertToDollars } from '#domain/catalog/price/currency.ts'
import type { DatedRates } from '#domain/catalog/price/exchange-rates.ts'
import { calculatePricePerSquare } from '#domain/catalog/price/parse-price.ts'
import { exchangeRates, listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { getExchangeRates } from './queries.ts'

/** Listings per statement. */
const BATCH_SIZE = 1_000

/**
 * Saves rates of a later day than the stored ones, and converts all prices in other currencies
 * again. Running it again resumes an interrupted conversion.
 *
 * @returns whether they are later than the stored ones, and how many prices were converted
 */
export async function saveExchangeRates(db: Queryable, rates: DatedRates) {
  const known = await getExchangeRates(db)
  if (rates.date < known.date) return { areNew: false, repriced: 0 }
  const rows = [...rates.unitsPerDollar].map(([currency, unitsPerDollar]) => ({
    currency,
    unitsPerDollar,
    ratedOn: rates.date,
  }))
  await db
    .insert(exchangeRates)
    .values(rows)
    .onConflictDoUpdate({
      target: exchangeRates.currency,
      set: { unitsPerDollar: sql`excluded.units_per_dollar`, ratedOn: sql`excluded.rated_on` },
    })
  // A currency that is no longer published has no rate of this day.
  await db.delete(exchangeRates).where(ne(exchangeRates.ratedOn, rates.date))
  return { areNew: rates.date > known.date, repriced: await repriceListings(db, rates) }
}

async function repriceListings(db: Queryable, rates: DatedRates): Promise<number> {
  const { date, unitsPerDollar } = rates
  let repriced = 0
  for (;;) {
    // Converted rows have the new day, so each batch differs.
    const batch = await db
      .select()
      .from(listings)
      .where(
        and(
          inArray(listings.askedCurrency, [...unitsPerDollar.keys()]),
          ne(listings.ratedOn, date),
          isNull(listings.deletedAt),
        ),
      )
      .limit(BATCH_SIZE)
    const changes = batch.map(({ type, id, area, askedAmount, askedCurrency }) => {
      const units = unitsPerDollar.get(askedCurrency ?? '') ?? 1
      const price = Math.max(1, convertToDollars(askedAmount ?? 0, units))
      const hasPricePerSquare = type === 'sale' && area !== null
      const pricePerSquare = hasPricePerSquare ? calculatePricePerSquare(price, area) : null
      return { type, id, price, priceText: formatPriceText(price), pricePerSquare }
    })
    if (changes.length > 0) await writePrices(db, date, changes)
    repriced += changes.length
    if (batch.length < BATCH_SIZE) return repriced
  }
}

interface PriceChange {
  readonly type: string
  readonly id: number
  readonly price: number
  readonly priceText: string
  readonly pricePerSquare: number | null
}

/** Sets `updated_at`, so that followers of changes see the new prices. */
async function writePrices(db: Queryable, date: string, changes: readonly PriceChange[]) {
  await db.execute(sql`
    update listings set price = row.price, price_unit = null, price_text = row."priceText",
      price_per_square = row."pricePerSquare", rated_on = ${date}::date,
      updated_at = date_trunc('milliseconds', statement_timestamp())
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as row(
      type text, id integer, price bigint, "priceText" text, "pricePerSquare" float8
    )
    where listings.type = row.type and listings.id = row.id`)
}
