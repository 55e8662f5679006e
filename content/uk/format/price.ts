import { DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { createListedPrices } from '#domain/catalog/price/listed-price.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import { formatAmount, formatCompactAmount, formatConverted } from './money.ts'
import { formatNumber, NBSP } from './number.ts'

/** Writes out what the field of a listing shortens: "120 k" is "120 000 $". */
export function formatPrice(price: string): string {
  const dollars = parsePrice(price)
  return dollars === null ? price : formatAmount(dollars, DEFAULT_CURRENCY)
}

export const { formatListedPrice, formatOtherPrice, formatCompactPrice } = createListedPrices({
  formatPrice,
  formatAmount,
  formatCompactAmount,
  formatConverted,
  about: `≈${NBSP}`,
})

/** "1 200 $/м²", "≈ 53 500 грн/м²". */
export function formatPricePerSquare(dollars: number, display: DisplayCurrency): string {
  return display.code === DEFAULT_CURRENCY
    ? `${formatNumber(dollars)}${NBSP}$/м²`
    : `${formatConverted(dollars, display)}/м²`
}

/** The price per m² as a filter option. */
export const formatPricePerSquareOption = (option: string, display: DisplayCurrency): string =>
  formatPricePerSquare(Number(option), display)
