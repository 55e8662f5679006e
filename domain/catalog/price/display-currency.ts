import { type Currency, type CurrencyChoice, DEFAULT_CURRENCY, LISTED } from './currency.ts'
import type { DisplayRates } from './display-rates.ts'

/** A currency that prices are shown in, with the rate of the day. */
export interface DisplayCurrency {
  readonly code: Currency
  readonly unitsPerDollar: number
  /** Whether a price is shown as it was asked; `code` is of everything else. */
  readonly isAsListed?: true
}

export const DOLLARS: DisplayCurrency = { code: DEFAULT_CURRENCY, unitsPerDollar: 1 }

export const AS_LISTED: DisplayCurrency = { ...DOLLARS, isAsListed: true }

export const getDisplayCurrency = (choice: CurrencyChoice, rates: DisplayRates): DisplayCurrency =>
  choice === LISTED ? AS_LISTED : { code: choice, unitsPerDollar: rates.unitsPerDollar[choice] }

/**
 * The currency of a page whose URL has one. Bounds in dollars go with prices as listed, because those have the
 * dollars beside them.
 */
export function combineWithChoice(ofUrl: Currency | null, choice: CurrencyChoice): CurrencyChoice {
  if (ofUrl === null || (ofUrl === DEFAULT_CURRENCY && choice === LISTED)) return choice
  return ofUrl
}
