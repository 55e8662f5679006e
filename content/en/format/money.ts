import { type Currency, DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import { lazy } from '#domain/platform/text/lazy.ts'

const SIGNS: Readonly<Record<string, string>> = { UAH: '₴', EUR: '€', GBP: '£', PLN: 'zł' }
/** The significant digits of a converted price, which is no more exact than its rate. */
const CONVERTED_DIGITS = 3
const MILLION = 1_000_000
const MAX_FRACTION_DIGITS = 2

/** '₴', or the ISO 4217 code of a currency without a sign. */
export const getCurrencySign = (currency: string): string =>
  currency === DEFAULT_CURRENCY ? '$' : (SIGNS[currency] ?? currency)

/** "$1,200", "415,000 ₴". */
export function formatAmount(amount: number | string, currency: Currency | string): string {
  const digits = typeof amount === 'string' ? amount : formatNumber(amount, MAX_FRACTION_DIGITS)
  return currency === DEFAULT_CURRENCY ? `$${digits}` : `${digits} ${getCurrencySign(currency)}`
}

/** A converted amount such as "≈ 24,400 ₴" or "≈ 5.35 m ₴"; dollars are formatted without a sign for "about". */
export function formatConverted(
  dollars: number,
  { code, unitsPerDollar }: DisplayCurrency,
): string {
  if (code === DEFAULT_CURRENCY) return formatAmount(dollars, code)
  const amount = Number((dollars * unitsPerDollar).toPrecision(CONVERTED_DIGITS))
  const text =
    amount < MILLION ? amount : `${formatNumber(amount / MILLION, MAX_FRACTION_DIGITS)} m`
  return `≈ ${formatAmount(text, code)}`
}

const getCompactFormat = lazy(
  () =>
    new Intl.NumberFormat('en-US', {
      notation: 'compact',
      maximumSignificantDigits: CONVERTED_DIGITS,
    }),
)

/** "$96.5k", "5.35m ₴". */
export const formatCompactAmount = (amount: number, currency: Currency | string): string =>
  formatAmount(getCompactFormat().format(amount).toLowerCase(), currency)
