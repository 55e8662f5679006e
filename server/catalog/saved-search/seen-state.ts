import { isRowVisible, readHistoricPrice } from '#domain/catalog/history/recorded-row.ts'
import type { RowState } from '#domain/catalog/history/rewind.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { FACTS } from '#domain/catalog/listing/facts.ts'
import { calculatePricePerSquare } from '#domain/catalog/price/parse-price.ts'
import { describeAsked } from '#domain/catalog/saved-search/asked.ts'
import type { SeenHome } from '#domain/catalog/saved-search/match-change.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { toEpochDay } from '#domain/platform/time/calendar-day.ts'
import type { IndexedListing } from '#search/indexed-listing.ts'
import { createMatcher } from '#search/query/matches.ts'
import { toIndexSourceRow, toSnakeCase } from '#server/catalog/search/queries.ts'

/** In another currency than the dollar, its changes are not recorded, because exchange rates make most of them. */
function readPricePerSquare({ type, area, price, asked_amount, price_per_square }: RowState) {
  if (area === null) return null
  const isConverted = asked_amount !== null && type === 'sale'
  if (isConverted) return calculatePricePerSquare(price as number, area as number)
  return price_per_square ?? 0
}

/** What the index would know of a row of `listings`. Nothing here asks when it was published. */
export function toIndexedListing(row: RowState): IndexedListing {
  const computed: Readonly<Record<string, unknown>> = {
    pricePerSquare: readPricePerSquare(row),
    roomsText: /^\s*\d/.test(String(row.count_rooms)) ? null : row.count_rooms,
    publishedAt: 0,
    asked: row.asked_amount ?? row.price,
    availableFrom: row.available_from === null ? null : toEpochDay(row.available_from as string),
    priceDrop: 0,
  }
  return toIndexSourceRow(row.type as EstateType, {
    field: (name) => (name in computed ? computed[name] : row[toSnakeCase(name)]),
    fact(name) {
      if (name === 'renovation') return row.renovation === null ? null : String(row.renovation)
      return row[toSnakeCase(FACTS[name].column)] as string | number | null
    },
  })
}

/** A home that visitors could see at some moment; `null` for a row that they could not see. */
export function toSeenState(row: RowState | null) {
  if (row === null || !isRowVisible(row)) return null
  const listing = toIndexedListing(row)
  const { matches, matchesAtAnyPrice } = createMatcher(listing)
  const price = readHistoricPrice(row)
  return {
    listing,
    price,
    /** As a search with these criteria sees it. */
    seeAs: (criteria: SearchCriteria): SeenHome => ({
      matches: matches(criteria),
      matchesAtAnyPrice: matchesAtAnyPrice(criteria),
      price,
      confirmedAt: row.confirmed_at as string | null,
      asked: describeAsked(criteria, listing),
    }),
  }
}
