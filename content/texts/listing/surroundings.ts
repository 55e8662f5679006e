import type { Market } from '#domain/search/search-results.ts'

export const surroundingsTexts = {
  onMap: 'Show on the map',
  published: 'Published',
  confirmed: 'Confirmed',
} as const

/** "Median of 23 homes with as many rooms in Kyiv: 1,650 $/m²". */
export function formatMarket({ total, city }: Market, median: string): string {
  return `Median of ${total.toLocaleString('en-US')} homes with as many rooms in ${city}: ${median}`
}
