import type { FeedConventions } from '#domain/feed/measures.ts'
import type { ExchangeRates } from '#domain/feed/price.ts'
import type { DatedRates } from '#domain/money/exchange-rates.ts'

/** @param given rates of options, in dollars per unit: they precede those of the site, and are of today */
export function createImportRates(
  site: DatedRates,
  given: ExchangeRates,
  now: Date,
): Pick<FeedConventions, 'rates' | 'getRateDate'> {
  const known = [...site.unitsPerDollar].map(([code, units]) => [code, 1 / units] as const)
  const today = now.toISOString().slice(0, 10)
  return {
    rates: new Map([...known, ...given]),
    getRateDate: (currency) => (given.has(currency) ? today : site.date),
  }
}
