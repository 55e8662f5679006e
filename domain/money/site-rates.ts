import { isCalendarDay } from '#domain/text/calendar-day.ts'
import { CURRENCIES, type Currency } from './currency.ts'
import type { DatedRates } from './exchange-rates.ts'

/** What a dollar is worth in each currency that visitors can choose. */
export interface SiteRates {
  /** "2026-09-13". */
  readonly date: string
  readonly unitsPerDollar: Readonly<Record<Currency, number>>
}

/** `null` if a currency has no rate. */
export function toSiteRates({ date, unitsPerDollar }: DatedRates): SiteRates | null {
  const [dollar, hryvnia, euro] = CURRENCIES.map((currency) => unitsPerDollar.get(currency) ?? 0)
  if (!dollar || !hryvnia || !euro) return null
  return { date, unitsPerDollar: { USD: dollar, UAH: hryvnia, EUR: euro } }
}

/** "2026-09-13 1 44.5526 0.8621": for an attribute of the document. */
export function formatSiteRates({ date, unitsPerDollar }: SiteRates): string {
  return [date, ...CURRENCIES.map((currency) => unitsPerDollar[currency])].join(' ')
}

/** `null` if it is not what `formatSiteRates` writes. */
export function parseSiteRates(text: string): SiteRates | null {
  const [date = '', ...rates] = text.split(' ')
  if (!isCalendarDay(date)) return null
  const numbers = CURRENCIES.map((currency, index) => [currency, Number(rates[index])] as const)
  return toSiteRates({ date, unitsPerDollar: new Map(numbers) })
}

/** Whole dollars. A lower price in another currency never becomes a higher one in dollars. */
export const convertToDollars = (amount: number, unitsPerDollar: number): number =>
  Math.round(amount / unitsPerDollar)
