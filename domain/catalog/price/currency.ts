/** ISO 4217. Those that a visitor can choose; the first is the one that prices are compared in. */
export const CURRENCIES = ['USD', 'UAH', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

export const DEFAULT_CURRENCY: Currency = 'USD'

/** As listed: a price is shown in the currency in which it was asked, and everything else in dollars. */
export const LISTED = 'LISTED'
/** A currency that the visitor chose, or none. */
export type CurrencyChoice = Currency | typeof LISTED

export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.some((currency) => currency === value)

/** Whole dollars. A lower price in another currency never becomes a higher one in dollars. */
export const convertToDollars = (amount: number, unitsPerDollar: number): number =>
  Math.round(amount / unitsPerDollar)
