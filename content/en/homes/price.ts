import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

type Period = EstateType | 'unknown'

const PERIODS: Readonly<Record<Period, string>> = {
  rent: ' a month',
  sale: ' for the whole home',
  unknown: '',
}

/** What was understood: "18,500 ₴ a month". */
export const formatEcho = (price: string, period: Period): string => `${price}${PERIODS[period]}`

/** "14 ₴ a month? Homes like it cost 14,000 ₴ to 25,000 ₴." */
export const formatPriceQuestion = (
  echo: string,
  { from, to }: { readonly from: string; readonly to: string },
): string => `${echo}? Homes like it cost ${from} to ${to}.`
