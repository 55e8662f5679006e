import { type Currency, DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { formatCompact, formatNumber, NBSP } from './number.ts'

/** As people write them after an amount. */
const SIGNS: Readonly<Record<string, string>> = {
  USD: '$',
  UAH: 'грн',
  EUR: '€',
  GBP: '£',
  PLN: 'zł',
}
/** The significant digits of a converted price, which is no more exact than its rate. */
const CONVERTED_DIGITS = 3
const MAX_FRACTION_DIGITS = 2
/** 'грн', or the ISO 4217 code of a currency without a sign. */
export const getCurrencySign = (currency: string): string => SIGNS[currency] ?? currency

/** "1 200 $", "415 000 грн". */
export function formatAmount(amount: number | string, currency: Currency | string): string {
  const digits = typeof amount === 'string' ? amount : formatNumber(amount, MAX_FRACTION_DIGITS)
  return `${digits}${NBSP}${getCurrencySign(currency)}`
}

/** A converted amount such as "≈ 24 400 грн" or "≈ 5,35 млн грн"; dollars are formatted without a sign for "about". */
export function formatConverted(
  dollars: number,
  { code, unitsPerDollar }: DisplayCurrency,
): string {
  if (code === DEFAULT_CURRENCY) return formatAmount(dollars, code)
  const amount = Number((dollars * unitsPerDollar).toPrecision(CONVERTED_DIGITS))
  return `≈${NBSP}${formatAmount(amount < 1_000_000 ? amount : formatCompact(amount), code)}`
}

/** "96,5 тис. $", "5,35 млн грн". */
export const formatCompactAmount = (amount: number, currency: Currency | string): string =>
  formatAmount(formatCompact(amount), currency)
