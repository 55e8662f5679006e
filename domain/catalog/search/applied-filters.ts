import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { FACT_FILTER_NAMES, type FactFilter } from './fact-filters.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { EMPTY_SEARCH_QUERY, type SearchQuery } from './search-query.ts'
import { toUsableSort } from './usable-sort.ts'

/** The parts of a search that narrow it and can be removed one by one. */
export const FILTER_NAMES = [
  'text',
  'price',
  'area',
  'pricePerSquare',
  'reduced',
  'rooms',
  ...FACT_FILTER_NAMES,
  'availableBy',
  'box',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]

const isFactFilter = (name: FilterName): name is FactFilter =>
  FACT_FILTER_NAMES.some((fact) => fact === name)

type OtherFilter = Exclude<FilterName, FactFilter>

const isApplied: Record<OtherFilter, (query: SearchQuery) => boolean> = {
  text: ({ text }) => text !== '',
  price: ({ filters: { price } }) => price.min !== '' || price.max !== '',
  area: ({ filters: { area } }) => area.min !== '' || area.max !== '',
  pricePerSquare: ({ filters }) => filters.pricePerSquare !== '',
  reduced: ({ filters }) => filters.isReduced,
  rooms: ({ filters }) => filters.rooms.length > 0,
  availableBy: ({ filters }) => filters.availableBy !== '',
  box: ({ box }) => box !== null,
}

/** In the order of `FILTER_NAMES`. */
export function getAppliedFilters(query: SearchQuery): FilterName[] {
  return FILTER_NAMES.filter((name) =>
    isFactFilter(name) ? query.filters.facts[name] !== undefined : isApplied[name](query),
  )
}

/** The number on the Filter button: counts only filters of the panel. */
export const countFilters = (query: SearchQuery): number =>
  getAppliedFilters(query).filter((name) => name !== 'text' && name !== 'box').length

/** Returns to the first page. */
export function withoutFilter(query: SearchQuery, name: FilterName): SearchQuery {
  const { filters } = query
  if (isFactFilter(name)) return { ...query, filters: withoutFact(filters, name), page: 1 }
  const without: Record<OtherFilter, () => Partial<SearchQuery>> = {
    text: () => ({ text: EMPTY_SEARCH_QUERY.text }),
    price: () => ({
      filters: { ...filters, price: NO_FILTERS.price, currency: NO_FILTERS.currency },
    }),
    area: () => ({ filters: { ...filters, area: NO_FILTERS.area } }),
    pricePerSquare: () => ({ filters: { ...filters, pricePerSquare: '' } }),
    reduced: () => ({ filters: { ...filters, isReduced: false } }),
    rooms: () => ({ filters: { ...filters, rooms: [] } }),
    availableBy: () => ({ filters: dropUnstated({ ...filters, availableBy: '' }) }),
    box: () => ({ box: null }),
  }
  return { ...query, ...without[name](), page: 1 }
}

/** Another estate type drops the filters and the part of the map (docs/product/catalog.md, "Estate type"). */
export function withType(query: SearchQuery, type: EstateType): SearchQuery {
  const unfiltered = { ...query, type, filters: NO_FILTERS, box: null, page: 1 }
  return { ...unfiltered, sort: toUsableSort(unfiltered) }
}

/** Without the last fact, nothing is left that listings could fail to state. */
function withoutFact(filters: Filters, fact: FactFilter): Filters {
  const { [fact]: _removed, ...facts } = filters.facts
  return dropUnstated({ ...filters, facts })
}

/** Whether something is asked for that homes could fail to state. */
export const asksForFacts = ({ facts, availableBy }: Filters): boolean =>
  Object.keys(facts).length > 0 || availableBy !== ''

const dropUnstated = (filters: Filters): Filters => ({
  ...filters,
  includesUnstated: filters.includesUnstated && asksForFacts(filters),
})
