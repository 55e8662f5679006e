import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

type Period = EstateType | 'unknown'

const PERIODS: Readonly<Record<Period, string>> = {
  rent: ' на місяць',
  sale: ' за все житло',
  unknown: '',
}

/** What was understood: "18 500 грн на місяць". */
export const formatEcho = (price: string, period: Period): string => `${price}${PERIODS[period]}`

/** "14 грн на місяць? Схоже житло коштує від 14 000 грн до 25 000 грн." */
export const formatPriceQuestion = (
  echo: string,
  { from, to }: { readonly from: string; readonly to: string },
): string => `${echo}? Ціни на схоже житло: від ${from} до ${to}.`
