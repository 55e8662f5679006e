import type { SearchQuery } from './search-query.ts'
import { DEFAULT_SORT, SORTS, type Sort } from './sort.ts'

type Sorted = Pick<SearchQuery, 'type' | 'text' | 'box' | 'sort'>

/**
 * The orders that a search can have: none by price per m² for rent, which has none
 * (docs/product.md, "Listing card"), and none by distance where there is nothing to measure it
 * from.
 *
 * @param city the city that the text names; a text of which that is not known yet may name one
 */
export function getUsableSorts({ type, text, box }: Sorted, city?: string | null): readonly Sort[] {
  const hasPlace = box !== null || (city === undefined ? text !== '' : city !== null)
  return SORTS.filter((sort) => {
    if (sort === 'price-per-square') return type !== 'rent'
    return sort !== 'nearest' || hasPlace
  })
}

/** The order of a search, or the usual one where it cannot have that. */
export function toUsableSort(query: Sorted, city?: string | null): Sort {
  return getUsableSorts(query, city).includes(query.sort) ? query.sort : DEFAULT_SORT
}
