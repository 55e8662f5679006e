import { type Currency, DEFAULT_CURRENCY } from './currency.ts'
import type { DisplayRates } from './display-rates.ts'

/** A currency that prices are shown in, with the rate of the day. */
export interface DisplayCurrency {
  readonly code: Currency
  readonly unitsPerDollar: number
}

export const DOLLARS: DisplayCurrency = { code: DEFAULT_CURRENCY, unitsPerDollar: 1 }

export const getDisplayCurrency = (code: Currency, rates: DisplayRates): DisplayCurrency => ({
  code,
  unitsPerDollar: rates.unitsPerDollar[code],
})
