import type { DatedRates } from '#domain/catalog/price/exchange-rates.ts'

const HRYVNIAS_PER_DOLLAR = 44.5526
const HRYVNIAS_PER_EURO = 51.6817

/** From the National Bank of Ukraine; `npm run rates` and RATES_URL replace them by later ones. */
export const SHIPPED_RATES: DatedRates = {
  date: '2026-09-13',
  unitsPerDollar: new Map([
    ['USD', 1],
    ['UAH', HRYVNIAS_PER_DOLLAR],
    ['EUR', HRYVNIAS_PER_DOLLAR / HRYVNIAS_PER_EURO],
  ]),
}
