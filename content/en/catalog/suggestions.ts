import type { Suggestion } from '#domain/catalog/search/search-results.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'

export const PLACES_LABEL = 'Places'

const KINDS: Record<Suggestion['kind'], string> = {
  city: 'City',
  district: 'District',
  street: 'Street',
  metro: 'Metro station',
  complex: 'Residential complex',
}

/** "City, 12 homes". */
export function describeSuggestion({ kind, total }: Suggestion): string {
  return `${KINDS[kind]}, ${formatCount(total, 'home')}`
}

/** "1 place", "3 places". */
export function formatPlaceCount(total: number): string {
  return formatCount(total, 'place')
}
