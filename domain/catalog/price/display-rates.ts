import { isCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { CURRENCIES, type Currency } from './currency.ts'
import type { DatedRates } from './exchange-rates.ts'

/** What a dollar is worth in each currency that visitors can choose. */
export interface DisplayRates {
  /** "2026-09-13". */
  readonly date: string
  readonly unitsPerDollar: Readonly<Record<Currency, number>>
}

/** `null` if a currency has no rate. */
export function toDisplayRates({ date, unitsPerDollar }: DatedRates): DisplayRates | null {
  const rates = CURRENCIES.map((code) => [code, unitsPerDollar.get(code)] as const)
  if (rates.some(([, units]) => !units)) return null
  return { date, unitsPerDollar: Object.fromEntries(rates) as Record<Currency, number> }
}

/** "2026-09-13 1 44.5526 0.8621": for an attribute of the document. */
export function formatDisplayRates({ date, unitsPerDollar }: DisplayRates): string {
  return [date, ...CURRENCIES.map((currency) => unitsPerDollar[currency])].join(' ')
}

/** `null` if it is not what `formatDisplayRates` writes. */
export function parseDisplayRates(text: string): DisplayRates | null {
  const [date = '', ...rates] = text.split(' ')
  if (!isCalendarDay(date)) return null
  const numbers = CURRENCIES.map((currency, index) => [currency, Number(rates[index])] as const)
  return toDisplayRates({ date, unitsPerDollar: new Map(numbers) })
}
