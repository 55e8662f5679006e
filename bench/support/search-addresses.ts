import { type Criteria, type Filters, NO_FILTERS } from '#domain/search/filters.ts'
import { NO_SEARCH, type SearchQuery, searchQueryPairs } from '#domain/search/search-query.ts'
import { type ListQuestion, listQuestions } from './search-questions.ts'

const textOf = (bound: number) => (Number.isFinite(bound) ? String(bound) : '')

function filtersOf(criteria: Criteria): Filters {
  const { priceMin, priceMax, areaMin, areaMax, pricePerSquareMax, rooms, isRenovation } = criteria
  return {
    ...NO_FILTERS,
    price: { min: textOf(priceMin), max: textOf(priceMax) },
    area: { min: textOf(areaMin), max: textOf(areaMax) },
    pricePerSquare: textOf(pricePerSquareMax),
    rooms,
    isRenovation,
  }
}

function addressOf({ question, window }: ListQuestion): string {
  const { type, criteria, city, stems, box, sort } = question
  const query: SearchQuery = {
    ...NO_SEARCH,
    type,
    text: [...(city === null ? [] : [city]), ...stems].join(' '),
    filters: filtersOf(criteria),
    box,
    sort,
    page: 1 + window.offset / window.limit,
  }
  return `/property?${new URLSearchParams(searchQueryPairs(query))}`
}

/** Addresses of searches as visitors of lists put them, no two alike: no cache has any of them. */
export function searchAddresses(count: number): string[] {
  const addresses = new Set<string>()
  for (let seed = 1; addresses.size < count; seed += 1) {
    for (const question of listQuestions(count, seed)) addresses.add(addressOf(question))
  }
  return [...addresses].slice(0, count)
}
