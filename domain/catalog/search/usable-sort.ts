import type { SearchQuery } from './search-query.ts'
import { DEFAULT_SORT, SORTS, type Sort } from './sort.ts'

type Sorted = Pick<SearchQuery, 'type' | 'text' | 'box' | 'sort'>

/**
 * The sort orders that a search can have: no price per m² for rentals, which have none
 * (docs/product/catalog.md, "Listing card"), and no distance without a place to measure from.
 *
 * @param city the city that the text names; if unset, the text is not parsed yet and may name one
 */
export function getUsableSorts({ type, text, box }: Sorted, city?: string | null): readonly Sort[] {
  const hasPlace = box !== null || (city === undefined ? text !== '' : city !== null)
  return SORTS.filter((sort) => {
    if (sort === 'price-per-square') return type !== 'rent'
    return sort !== 'nearest' || hasPlace
  })
}

/** The order of a search, or the default one if the search cannot have it. */
export function toUsableSort(query: Sorted, city?: string | null): Sort {
  return getUsableSorts(query, city).includes(query.sort) ? query.sort : DEFAULT_SORT
}
