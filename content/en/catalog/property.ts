import type { CityWords } from '#domain/catalog/city/city-words.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { WordedFact } from '#domain/catalog/listing/facts.ts'
import type { FilterName } from '#domain/catalog/search/applied-filters.ts'
import type { Sort } from '#domain/catalog/search/sort.ts'
import { formatCount, formatNumber } from '#domain/platform/text/format-number.ts'
import { wordedFactTexts } from './facts.ts'

export const propertyTexts = {
  title: 'Property',
  description: 'Real estate property',
  heading: 'Property',
  /** Link to `/my/listings`. */
  listHome: 'List your home',
  lead: 'One address, one price, one person to write to.',
  chooseFirst: 'Choose from rent or sale above',
  notFound: 'Not found matches',
  notFoundHint: 'No home matches all of your filters. Try one of these:',
  notFoundAtAll: 'No home matches, even with one filter removed.',
  showingFor: 'Showing results for',
  searching: 'Looking for homes',
  results: 'Homes',
  feed: 'New homes for this search',
  types: {
    sale: { heading: 'Find Property for Sale', button: 'Sale' },
    rent: { heading: 'Find Property for Rent', button: 'Rent' },
  } satisfies Record<EstateType, { heading: string; button: string }>,
  pages: 'Pages of results',
  first: 'First page',
  previous: 'Previous',
  next: 'Next',
  last: 'Last page',
} as const

export const searchTexts = {
  label: 'City, street or keyword',
  submit: 'Search',
} as const

export const sortTexts = {
  label: 'Sort by',
  submit: 'Sort',
  sorts: {
    newest: 'Newest first',
    'price-up': 'Price: low to high',
    'price-down': 'Price: high to low',
    'price-drop': 'Biggest price drop',
    area: 'Largest first',
    'price-per-square': 'Price per m²: low to high',
  } satisfies Record<Exclude<Sort, 'nearest'>, string>,
  nearestToMap: 'Nearest to the center of the map',
} as const

const RELAXED_SEARCH_LABELS: Record<Exclude<FilterName, WordedFact>, string> = {
  text: 'Anywhere',
  price: 'Any price',
  area: 'Any area',
  pricePerSquare: 'Any price per m²',
  reduced: 'Price reduced or not',
  rooms: 'Any number of rooms',
  renovation: 'Renovated or not',
  availableBy: 'Free at any time',
  box: 'Whole map',
}

const formatWithoutFact = (name: string) => `Without the filter “${name}”`

const isWorded = (name: FilterName): name is WordedFact => name in wordedFactTexts

/** "1 home for sale", "9 homes for rent". */
export function formatResultCount(total: number, type: EstateType): string {
  return `${formatCount(total, 'home')} for ${type}`
}

/** "Any price: 12 homes". */
export function formatRelaxedSearch(filterName: FilterName, total: number): string {
  const label = isWorded(filterName)
    ? formatWithoutFact(wordedFactTexts[filterName].name)
    : RELAXED_SEARCH_LABELS[filterName]
  return `${label}: ${formatCount(total, 'home')}`
}

/** "All of Kyiv: 52 homes". */
export const formatWholeCity = (city: CityWords, total: number): string =>
  `All ${city.of}: ${formatCount(total, 'home')}`

/** "Nearest to the center of Kyiv". */
export function nearestToCity(city: CityWords): string {
  return `Nearest to the center ${city.of}`
}

/** "Property, page 2"; "Property" for the first page. */
export function pageTitle(page: number): string {
  return page > 1 ? `${propertyTexts.title}, page ${page}` : propertyTexts.title
}

/** "Page 2 of 5". */
export function formatPagePosition(page: number, pages: number): string {
  return `Page ${formatNumber(page)} of ${formatNumber(pages)}`
}

/** "Page 2". */
export function pageLabel(page: number): string {
  return `Page ${page}`
}
