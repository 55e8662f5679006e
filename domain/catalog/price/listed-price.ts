import type { Listing } from '#domain/catalog/listing/listing.ts'
import { type Currency, DEFAULT_CURRENCY } from './currency.ts'
import type { DisplayCurrency } from './display-currency.ts'
import { toDollars } from './parse-price.ts'

type Priced = Pick<Listing, 'price' | 'asked'>

/** How a language writes prices. */
interface PriceWords {
  /** @param price the field of a listing: "120 k" */
  readonly formatPrice: (price: string) => string
  readonly formatAmount: (amount: number, currency: string) => string
  readonly formatCompactAmount: (amount: number, currency: string) => string
  readonly formatConverted: (dollars: number, display: DisplayCurrency) => string
  /** Stands before a price that was converted: "≈ ". */
  readonly about: string
}

const isAskedIn = ({ asked }: Priced, currency: Currency) =>
  (asked?.currency ?? DEFAULT_CURRENCY) === currency

/** The rules by which a listing shows one price or two, in the words of a language. */
export function createListedPrices({
  formatPrice,
  formatAmount,
  formatCompactAmount,
  formatConverted,
  about,
}: PriceWords) {
  const formatAsked = ({ price, asked }: Priced): string =>
    asked === undefined ? formatPrice(price) : formatAmount(asked.amount, asked.currency)
  return {
    /** The asked price, if it is in this currency or shown as listed; else converted: "≈ 24,400 ₴". */
    formatListedPrice(listing: Priced, display: DisplayCurrency): string {
      if (display.isAsListed || isAskedIn(listing, display.code)) return formatAsked(listing)
      return display.code === DEFAULT_CURRENCY
        ? formatPrice(listing.price)
        : formatConverted(toDollars(listing.price), display)
    },
    /** The asked price, or "≈ $415" where that is the shown one; '' if it is the same. */
    formatOtherPrice(listing: Priced, { code, isAsListed }: DisplayCurrency): string {
      if (isAskedIn(listing, code)) return ''
      return isAsListed ? about + formatPrice(listing.price) : formatAsked(listing)
    },
    /** "$96.5k", "18.5k ₴": for a pin on the map. */
    formatCompactPrice: (
      { asked, dollars }: Pick<Listing, 'asked'> & { readonly dollars: number },
      display: DisplayCurrency,
    ): string =>
      display.isAsListed && asked !== undefined
        ? formatCompactAmount(asked.amount, asked.currency)
        : formatCompactAmount(dollars * display.unitsPerDollar, display.code),
  }
}
