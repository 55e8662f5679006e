import type { Market } from '#domain/catalog/search/search-results.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import { inCity } from './cities.ts'

export const surroundingsTexts = {
  onMap: 'Show on the map',
  published: 'Published',
  confirmed: 'Confirmed',
} as const

/** "Median of 23 homes in Kyiv with the same number of rooms: 1,650 $/m²". */
export function formatMarket({ total, city }: Market, median: string): string {
  return `Median of ${formatNumber(total)} homes ${inCity(city)} with the same number of rooms: ${median}`
}
