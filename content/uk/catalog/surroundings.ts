import type { Market } from '#domain/catalog/search/search-results.ts'
import { formatCount } from '../format/number.ts'
import { inCity } from './cities.ts'

export const surroundingsTexts = {
  onMap: 'Показати на\u00a0карті',
  published: 'Опубліковано',
  confirmed: 'Підтверджено',
} as const

/** "Медіана для 23 квартир у Києві з такою самою кількістю кімнат: 1 650 $/м²". */
export function formatMarket({ total, city }: Market, median: string): string {
  const homes = formatCount(total, 'квартири', 'квартир', 'квартир')
  return `Медіана для ${homes} ${inCity(city)} з такою самою кількістю кімнат: ${median}`
}
