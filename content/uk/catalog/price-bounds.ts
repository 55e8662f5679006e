import type { Currency } from '#domain/catalog/price/currency.ts'

const UNITS: Readonly<Record<Currency, string>> = {
  USD: 'доларах',
  UAH: 'гривнях',
  EUR: 'євро',
}

/** Accessible names of the fields: "Мінімальна ціна в доларах". */
export const formatPriceBounds = (currency: Currency) => ({
  priceMin: `Мінімальна ціна в\u00a0${UNITS[currency]}`,
  priceMax: `Максимальна ціна в\u00a0${UNITS[currency]}`,
})
