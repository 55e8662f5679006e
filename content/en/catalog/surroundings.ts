import type { WordedMarket } from '#domain/catalog/search/search-results.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'

export const surroundingsTexts = {
  onMap: 'Show on the map',
  published: 'Published',
  confirmed: 'Confirmed',
} as const

/** "Median of 23 homes in Kyiv with the same number of rooms: 1,650 $/m²". */
export function formatMarket({ total, city }: WordedMarket, median: string): string {
  return `Median of ${formatNumber(total)} homes ${city.inside} with the same number of rooms: ${median}`
}
