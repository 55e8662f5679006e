import type { Currency } from '#domain/catalog/price/currency.ts'

const UNITS: Readonly<Record<Currency, string>> = {
  USD: 'доларах',
  UAH: 'гривнях',
  EUR: 'євро',
}

/** Accessible names of the fields: "Найнижча ціна в доларах". */
export const formatPriceBounds = (currency: Currency) => ({
  priceMin: `Найнижча ціна в\u00a0${UNITS[currency]}`,
  priceMax: `Найвища ціна в\u00a0${UNITS[currency]}`,
})
