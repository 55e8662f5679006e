import type { FeedConventions } from '#domain/feed/measures.ts'
import type { DatedRates } from '#domain/money/exchange-rates.ts'

/** @param given rates of options: they precede those of the site, and are of today */
export function createImportRates(
  site: DatedRates,
  given: DatedRates['unitsPerDollar'],
  now: Date,
): Pick<FeedConventions, 'unitsPerDollar' | 'getRateDate'> {
  const today = now.toISOString().slice(0, 10)
  return {
    unitsPerDollar: new Map([...site.unitsPerDollar, ...given]),
    getRateDate: (currency) => (given.has(currency) ? today : site.date),
  }
}
