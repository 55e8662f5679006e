import type { SearchedFacts } from '../search/fact-filters.ts'
import { FACT_FILTER_NAMES } from '../search/fact-filters.ts'
import type { SearchCriteria } from '../search/search-criteria.ts'

interface Described {
  readonly area: number | null
  readonly rooms: number
  readonly facts: SearchedFacts
  /** Days since 1970. */
  readonly availableFrom: number | null
  readonly lat: number | null
  readonly lng: number | null
}

/**
 * What of a home a search asks for besides its price and its words, as text that differs if any of it does. Words are
 * left out: a better description of the same home is no news.
 */
export function describeAsked({ filters, box }: SearchCriteria, home: Described): string {
  const asksForArea =
    Number.isFinite(filters.areaMin) ||
    Number.isFinite(filters.areaMax) ||
    Number.isFinite(filters.pricePerSquareMax)
  return JSON.stringify([
    asksForArea ? home.area : null,
    filters.rooms.length > 0 ? home.rooms : null,
    box === null ? null : [home.lat, home.lng],
    FACT_FILTER_NAMES.map((fact) => (fact in filters.facts ? home.facts[fact] : null)),
    filters.availableBy === null ? null : home.availableFrom,
  ])
}
