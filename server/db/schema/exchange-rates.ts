import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'

/** The rates for prices in other currencies; empty while the shipped ones apply. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    /** ISO 4217. */
    currency: text().primaryKey(),
    unitsPerDollar: doublePrecision('units_per_dollar').notNull(),
    ratedOn: date('rated_on', { mode: 'string' }).notNull(),
  },
  (row) => [check('exchange_rates_units_per_dollar', sql`${row.unitsPerDollar} > 0`)],
)
