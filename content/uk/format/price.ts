import type { Listing } from '#domain/catalog/listing/listing.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { parsePrice, toDollars } from '#domain/catalog/price/parse-price.ts'
import { formatAmount, formatCompactAmount, formatConverted } from './money.ts'
import { formatNumber, NBSP } from './number.ts'

/** Writes out what the field of a listing shortens: "120 k" is "120 000 $". */
export function formatPrice(price: string): string {
  const dollars = parsePrice(price)
  return dollars === null ? price : formatAmount(dollars, DEFAULT_CURRENCY)
}

type Priced = Pick<Listing, 'price' | 'asked'>

/** "120 000 $", in the currency in which it was asked. */
const formatAskedAmount = ({ price, asked }: Priced): string =>
  asked === undefined ? formatPrice(price) : formatAmount(asked.amount, asked.currency)

const isAskedIn = ({ asked }: Priced, currency: Currency) =>
  (asked?.currency ?? DEFAULT_CURRENCY) === currency

/** The asked price, if it is in this currency or shown as listed; else converted: "≈ 24 400 грн". */
export function formatListedPrice(listing: Priced, display: DisplayCurrency): string {
  if (display.isAsListed || isAskedIn(listing, display.code)) return formatAskedAmount(listing)
  return display.code === DEFAULT_CURRENCY
    ? formatPrice(listing.price)
    : formatConverted(toDollars(listing.price), display)
}

/** The asked price, or "≈ 415 $" where that is the shown one; '' if it is the same. */
export function formatOtherPrice(listing: Priced, { code, isAsListed }: DisplayCurrency): string {
  if (isAskedIn(listing, code)) return ''
  return isAsListed ? `≈${NBSP}${formatPrice(listing.price)}` : formatAskedAmount(listing)
}

/** "96,5 тис. $", "18,5 тис. грн": for a pin on the map. */
export const formatCompactPrice = (
  { asked, dollars }: Pick<Listing, 'asked'> & { readonly dollars: number },
  display: DisplayCurrency,
): string =>
  display.isAsListed && asked !== undefined
    ? formatCompactAmount(asked.amount, asked.currency)
    : formatCompactAmount(dollars * display.unitsPerDollar, display.code)

/** "1 200 $/м²", "≈ 53 500 грн/м²". */
export function formatPricePerSquare(dollars: number, display: DisplayCurrency): string {
  return display.code === DEFAULT_CURRENCY
    ? `${formatNumber(dollars)}${NBSP}$/м²`
    : `${formatConverted(dollars, display)}/м²`
}

/** The price per m² as a filter option. */
export const formatPricePerSquareOption = (option: string, display: DisplayCurrency): string =>
  formatPricePerSquare(Number(option), display)
