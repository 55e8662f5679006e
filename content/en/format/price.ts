import { DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { createListedPrices } from '#domain/catalog/price/listed-price.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import { formatAmount, formatCompactAmount, formatConverted } from './money.ts'

/** Prefixes a dollar sign, and groups the digits of a plain number (docs/product/catalog.md, "Listing card"). */
export function formatPrice(price: string): string {
  return `$${/^\d{4,15}$/.test(price) ? formatNumber(Number(price)) : price}`
}

export const { formatListedPrice, formatOtherPrice, formatCompactPrice } = createListedPrices({
  formatPrice,
  formatAmount,
  formatCompactAmount,
  formatConverted,
  about: '≈ ',
})

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
