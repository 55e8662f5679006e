/** ISO 4217. Those that a visitor can choose; the first is the one that prices are compared in. */
export const CURRENCIES = ['USD', 'UAH', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

export const DEFAULT_CURRENCY: Currency = 'USD'

export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.some((currency) => currency === value)
