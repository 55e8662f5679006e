import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { OtherWords, WordCondition } from '#domain/catalog/search/text/word-condition.ts'
import type { ListingTable } from '#search/listing-table.ts'
import type { RowList } from '#search/term-index.ts'

/**
 * Visits the rows that pass all filters but the counted ones (`facet-code.ts`). The latest rows come first, because
 * most searches show the newest listings.
 */
export function scan(
  table: ListingTable,
  criteria: SearchCriteria,
  visit: (row: number) => void,
): void {
  const { filters, box } = criteria
  const { priceMin, priceMax, isReduced, areaMin, areaMax, availableBy, includesUnstated } = filters
  // A home whose area is not known passes no bound, but everything without one.
  const isAreaBounded = Number.isFinite(areaMin) || Number.isFinite(areaMax)
  const { price, priceDrop, area, lat, lng, city, availableFrom } = table.columns()
  const wantedCity = criteria.city === null ? -1 : table.getCity(criteria.city)
  if (criteria.city !== null && wantedCity === -1) return
  const candidates = findCandidates(table, criteria.words)
  for (let row = table.length() - 1; row >= 0; row -= 1) {
    if (wantedCity !== -1 && city[row] !== wantedCity) continue
    if (candidates !== null && candidates[row] === 0) continue
    const asked = price[row] as number
    // A removed listing has no price and passes no comparison.
    if (!(asked >= priceMin && asked <= priceMax)) continue
    if (isReduced && priceDrop[row] === 0) continue
    const size = area[row] as number
    if (isAreaBounded && !(size >= areaMin && size <= areaMax)) continue
    const from = availableFrom[row] as number
    if (availableBy !== null && !(from === 0 ? includesUnstated : from <= availableBy)) continue
    if (box !== null) {
      const north = lat[row] as number
      if (!(north >= box.south && north <= box.north)) continue
      const east = lng[row] as number
      if (!(east >= box.west && east <= box.east)) continue
    }
    visit(row)
  }
}

/** 1 for each row that meets the condition of every word; `null` for all rows. */
function findCandidates(table: ListingTable, words: readonly WordCondition[]): Uint8Array | null {
  if (words.length === 0) return null
  const met = new Uint8Array(table.length())
  const wanted = words.filter(({ isExcluded }) => !isExcluded)
  wanted.forEach((word, count) => {
    for (const rows of listRows(table, word))
      for (const row of rows) if (met[row] === count) met[row] = count + 1
  })
  const candidates = met.map((count) => Number(count === wanted.length))
  for (const word of words)
    if (word.isExcluded)
      for (const rows of listRows(table, word)) for (const row of rows) candidates[row] = 0
  return candidates
}

/** Lists that together have the rows of a word; rows may be in several. */
function listRows(table: ListingTable, { term, isWhole, others = [] }: WordCondition): RowList[] {
  const own = isWhole ? table.terms.getRows(term) : listRowsOf(table, term)
  return [...own, ...others.flatMap((other) => listOtherRows(table, other))]
}

function listOtherRows(table: ListingTable, { terms, city }: OtherWords): RowList[] {
  const [first = '', ...rest] = terms
  const lists = listRowsOf(table, first)
  if (rest.length === 0 && city === undefined) return lists
  const { city: cities } = table.columns()
  const wantedCity = city === undefined ? null : table.getCity(city)
  const sets = rest.map((term) => new Set(listRowsOf(table, term).flatMap((rows) => [...rows])))
  const isMatch = (row: number) =>
    (wantedCity === null || cities[row] === wantedCity) && sets.every((rows) => rows.has(row))
  return lists.map((rows) => Array.from(rows).filter(isMatch))
}

const listRowsOf = ({ terms }: ListingTable, prefix: string): RowList[] =>
  terms.findTerms(prefix).flatMap(terms.getRows)
