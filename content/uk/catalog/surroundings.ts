import type { WordedMarket } from '#domain/catalog/search/search-results.ts'
import { formatCount } from '../format/number.ts'

export const surroundingsTexts = {
  onMap: 'Показати на\u00a0карті',
  published: 'Опубліковано',
  confirmed: 'Підтверджено',
} as const

/** "Медіанна ціна 23 квартир у Києві з такою самою кількістю кімнат: 1 650 $/м²". */
export function formatMarket({ total, city }: WordedMarket, median: string): string {
  const homes = formatCount(total, 'квартири', 'квартир', 'квартир')
  return `Медіанна ціна ${homes} ${city.inside} з такою самою кількістю кімнат: ${median}`
}
