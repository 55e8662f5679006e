import type { Currency } from '#domain/catalog/price/currency.ts'

const UNITS: Readonly<Record<Currency, string>> = {
  USD: 'dollars',
  UAH: 'hryvnias',
  EUR: 'euros',
}

/** Accessible names of the fields: "Lowest price in dollars". */
export const formatPriceBounds = (currency: Currency) => ({
  priceMin: `Lowest price in ${UNITS[currency]}`,
  priceMax: `Highest price in ${UNITS[currency]}`,
})
