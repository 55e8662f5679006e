import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Currency } from '#domain/catalog/price/currency.ts'
import { formatAmount } from '#domain/catalog/price/format-money.ts'
import type { Range } from '#domain/catalog/price/plausible.ts'

type Period = EstateType | 'unknown'

const PERIODS: Readonly<Record<Period, string>> = {
  rent: ' a month',
  sale: ' for the whole home',
  unknown: '',
}

/** What was understood: "18,500 ₴ a month". */
export const formatEcho = (amount: number, currency: Currency, period: Period): string =>
  `${formatAmount(amount, currency)}${PERIODS[period]}`

/** "14 ₴ a month? Homes like it cost 14,000 ₴ to 25,000 ₴." */
export const formatPriceQuestion = (price: {
  readonly amount: number
  readonly currency: Currency
  readonly period: Period
  readonly usual: Range
}): string => {
  const { amount, currency, period, usual } = price
  const range = `${formatAmount(usual.min, currency)} to ${formatAmount(usual.max, currency)}`
  return `${formatEcho(amount, currency, period)}? Homes like it cost ${range}.`
}
