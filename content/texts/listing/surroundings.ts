import { formatRoomOption } from '#content/texts/search/room-options.ts'
import type { Market } from '#domain/search/search-results.ts'
import type { Similarity } from '#domain/search/similar.ts'

export const surroundingsTexts = {
  similar: 'Similar homes',
  onMap: 'Show on the map',
  published: 'Published',
} as const

/** "Same city, 2 rooms, within 15 % of the price". */
export function formatSimilarity({ rooms, pricePercent }: Similarity): string {
  const parts = [
    'Same city',
    rooms && formatRoomOption(rooms),
    `within ${pricePercent} % of the price`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** "Median of 23 homes with as many rooms in Kyiv: 1,650 $/m²". */
export function formatMarket({ total, city }: Market, median: string): string {
  return `Median of ${total.toLocaleString('en-US')} homes with as many rooms in ${city}: ${median}`
}
