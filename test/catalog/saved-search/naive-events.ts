import type { SearchEvent } from '#domain/catalog/saved-search/event.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { toCatalogListing } from '#server/catalog/listing/rows.ts'
import type { ListingRow } from '#server/catalog/tables.ts'
import { getSearchedFacts, matchesCriteria } from '#test/catalog/search/reference-search.ts'

// The plainest definition of what a search is told: one search, and one home before and after a change.

const ANY_PRICE = {
  priceMin: Number.NEGATIVE_INFINITY,
  priceMax: Number.POSITIVE_INFINITY,
  pricePerSquareMax: Number.POSITIVE_INFINITY,
}

/** For a search of one type, a home of the other is none. */
const isShown = (row: ListingRow, { type }: SearchCriteria): boolean =>
  row.type === type && row.status === 'published' && row.deletedAt === null

const finds = (criteria: SearchCriteria, row: ListingRow) =>
  matchesCriteria({ listing: toCatalogListing(row), publishedAt: 0 }, criteria)

const findsAtAnyPrice = (criteria: SearchCriteria, row: ListingRow) =>
  finds({ ...criteria, filters: { ...criteria.filters, ...ANY_PRICE } }, row)

function hasOtherPrice(before: ListingRow, after: ListingRow): 'price-down' | 'price-up' | null {
  const isOneCurrency = before.askedCurrency === after.askedCurrency
  const read = (row: ListingRow) =>
    isOneCurrency && row.askedAmount !== null ? row.askedAmount : row.price
  if (read(after) === read(before)) return null
  return read(after) < read(before) ? 'price-down' : 'price-up'
}

/** Whether a column differs that the search asks for. */
function differsInWhatIsAsked(
  { filters, box }: SearchCriteria,
  before: ListingRow,
  after: ListingRow,
): boolean {
  const isArea = [filters.areaMin, filters.areaMax, filters.pricePerSquareMax].some(Number.isFinite)
  if (isArea && before.area !== after.area) return true
  if (filters.rooms.length > 0 && before.rooms !== after.rooms) return true
  if (box !== null && (before.lat !== after.lat || before.lng !== after.lng)) return true
  const [was, is] = [before, after].map((row) => getSearchedFacts(toCatalogListing(row)))
  if (filters.availableBy !== null && before.availableFrom !== after.availableFrom) return true
  const asked = Object.keys(filters.facts) as (keyof typeof filters.facts)[]
  return asked.some((fact) => was?.[fact] !== is?.[fact])
}

export function findNaiveEvent(
  criteria: SearchCriteria,
  before: ListingRow | null,
  after: ListingRow,
): SearchEvent | null {
  if (!isShown(after, criteria))
    return before !== null && isShown(before, criteria) && finds(criteria, before) ? 'gone' : null
  if (before === null || !isShown(before, criteria)) {
    if (!finds(criteria, after)) return null
    return before?.deletedAt instanceof Date ? 'back' : 'new'
  }
  const [did, does] = [finds(criteria, before), finds(criteria, after)]
  const byPrice = hasOtherPrice(before, after)
  if (did && does) {
    if (byPrice !== null) return byPrice
    if (differsInWhatIsAsked(criteria, before, after)) return 'changed'
    const isConfirmed =
      after.confirmedAt !== null && before.confirmedAt?.getTime() !== after.confirmedAt.getTime()
    return isConfirmed ? 'confirmed' : null
  }
  if (!did && !does) return null
  const isByPrice = findsAtAnyPrice(criteria, did ? after : before)
  return (isByPrice ? byPrice : null) ?? 'changed'
}
