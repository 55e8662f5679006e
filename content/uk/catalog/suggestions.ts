import type { Suggestion } from '#domain/catalog/search/search-results.ts'
import { formatCount } from '../format/number.ts'

export const PLACES_LABEL = 'Місця'

const KINDS: Record<Suggestion['kind'], string> = {
  city: 'Місто',
  district: 'Район',
  street: 'Вулиця',
  metro: 'Станція метро',
  complex: 'Житловий комплекс',
}

/** "Місто, 12 квартир". */
export function describeSuggestion({ kind, total }: Suggestion): string {
  return `${KINDS[kind]}, ${formatCount(total, 'квартира', 'квартири', 'квартир')}`
}

/** "1 місце", "3 місця". */
export function formatPlaceCount(total: number): string {
  return formatCount(total, 'місце', 'місця', 'місць')
}
