import { parseRooms } from '#domain/catalog/listing/rooms.ts'
import { toDollars } from '#domain/catalog/price/parse-price.ts'
import { toEpochDay } from '#domain/platform/time/calendar-day.ts'
import type { IndexedListing } from '#search/indexed-listing.ts'
import { createListingIndex, type ListingIndex } from '#search/listing-index.ts'
import { type DatedListing, getSearchedFacts } from './reference-search.ts'
import { getSearchedText } from './searched-text.ts'

export const toSearchableListing = ({
  listing,
  publishedAt,
  priceDrop = 0,
}: DatedListing): IndexedListing => ({
  type: listing.type,
  id: listing.id,
  price: toDollars(listing.price),
  area: listing.area ?? null,
  pricePerSquare: listing.area === undefined ? null : (listing.pricePerSquare ?? 0),
  priceDrop,
  rooms: parseRooms(listing.countRooms),
  facts: getSearchedFacts(listing),
  availableFrom: listing.availableFrom === undefined ? null : toEpochDay(listing.availableFrom),
  publishedAt,
  city: listing.city,
  lat: listing.lat ?? null,
  lng: listing.lng ?? null,
  text: getSearchedText(listing, getSearchedFacts(listing)),
})

/** An index of these listings. */
export function createTestIndex(listings: readonly DatedListing[]): ListingIndex {
  const index = createListingIndex()
  for (const listing of listings) index.put(toSearchableListing(listing))
  return index
}
