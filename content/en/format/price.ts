import type { Listing } from '#domain/catalog/listing/listing.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { toDollars } from '#domain/catalog/price/parse-price.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import { formatAmount, formatCompactAmount, formatConverted } from './money.ts'

/** Prefixes a dollar sign, and groups the digits of a plain number (docs/product/catalog.md, "Listing card"). */
export function formatPrice(price: string): string {
  return `$${/^\d{4,15}$/.test(price) ? formatNumber(Number(price)) : price}`
}

type Priced = Pick<Listing, 'price' | 'asked'>

/** "$120 k", in the currency in which it was asked. */
const formatAskedAmount = ({ price, asked }: Priced): string =>
  asked === undefined ? formatPrice(price) : formatAmount(asked.amount, asked.currency)

const isAskedIn = ({ asked }: Priced, currency: Currency) =>
  (asked?.currency ?? DEFAULT_CURRENCY) === currency

/** The asked price, if it is in this currency or shown as listed; else converted: "≈ 24,400 ₴". */
export function formatListedPrice(listing: Priced, display: DisplayCurrency): string {
  if (display.isAsListed || isAskedIn(listing, display.code)) return formatAskedAmount(listing)
  return display.code === DEFAULT_CURRENCY
    ? formatPrice(listing.price)
    : formatConverted(toDollars(listing.price), display)
}

/** The asked price, or "≈ $415" where that is the shown one; '' if it is the same. */
export function formatOtherPrice(listing: Priced, { code, isAsListed }: DisplayCurrency): string {
  if (isAskedIn(listing, code)) return ''
  return isAsListed ? `≈ ${formatPrice(listing.price)}` : formatAskedAmount(listing)
}

/** "$96.5k", "18.5k ₴": for a pin on the map. */
export const formatCompactPrice = (
  { asked, dollars }: Pick<Listing, 'asked'> & { readonly dollars: number },
  display: DisplayCurrency,
): string =>
  display.isAsListed && asked !== undefined
    ? formatCompactAmount(asked.amount, asked.currency)
    : formatCompactAmount(dollars * display.unitsPerDollar, display.code)

/** "1,200 $/m²", "≈ 53,500 ₴/m²". */
export function formatPricePerSquare(dollars: number, display: DisplayCurrency): string {
  return display.code === DEFAULT_CURRENCY
    ? `${formatNumber(dollars)} $/m²`
    : `${formatConverted(dollars, display)}/m²`
}

/** The price per m² as a filter option, which has dollars without grouping: "1200 $/m²". */
export function formatPricePerSquareOption(option: string, display: DisplayCurrency): string {
  return display.code === DEFAULT_CURRENCY
    ? `${option} $/m²`
    : formatPricePerSquare(Number(option), display)
}
