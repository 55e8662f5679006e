import type { DatedRates } from '#domain/catalog/price/exchange-rates.ts'
import type { FeedConventions } from '#domain/feeds/measures.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'

/** @param given rates from the command line, which count as today's and override those of the site */
export function createImportRates(
  site: DatedRates,
  given: DatedRates['unitsPerDollar'],
  now: Date,
): Pick<FeedConventions, 'unitsPerDollar' | 'getRateDate'> {
  const today = toCalendarDay(now)
  return {
    unitsPerDollar: new Map([...site.unitsPerDollar, ...given]),
    getRateDate: (currency) => (given.has(currency) ? today : site.date),
  }
}
