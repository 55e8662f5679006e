import type { FeedConventions } from '#domain/feed/measures.ts'
import type { DatedRates } from '#domain/money/exchange-rates.ts'
import { toCalendarDay } from '#domain/time/calendar-day.ts'

/** @param given rates of options, which are of today and override those of the site */
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
