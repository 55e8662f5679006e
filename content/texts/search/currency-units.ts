import type { Currency } from '#domain/money/currency.ts'

/** As in "Highest price in dollars". */
export const CURRENCY_UNITS: Readonly<Record<Currency, string>> = {
  USD: 'dollars',
  UAH: 'hryvnias',
  EUR: 'euros',
}
