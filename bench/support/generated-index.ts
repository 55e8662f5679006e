import { parseRooms } from '#domain/catalog/listing/rooms.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import type { IndexedListing } from '#search/indexed-listing.ts'
import { createListingIndex, type ListingIndex } from '#search/listing-index.ts'
import { type GeneratedListing, generateListings } from '#test/catalog/generate-listings.ts'
import { getSearchedText } from '#test/catalog/search/searched-text.ts'

export function toIndexedListing(listing: GeneratedListing): IndexedListing {
  const facts = { renovation: listing.isRenovation ? 'true' : 'false' } as const
  return {
    type: listing.type,
    id: listing.id,
    price: parsePrice(listing.price) ?? 0,
    area: listing.area,
    pricePerSquare: listing.pricePerSquare ?? 0,
    // Every tenth, as in a slow market.
    priceDrop: listing.id % 10 === 0 ? 1 + (listing.id % 30) : 0,
    rooms: parseRooms(listing.countRooms),
    facts,
    availableFrom: null,
    publishedAt: listing.publishedAt.getTime() / 1_000,
    city: listing.city,
    lat: listing.lat,
    lng: listing.lng,
    text: getSearchedText(listing, facts),
  }
}

export function createGeneratedIndex(count: number): ListingIndex {
  const index = createListingIndex()
  for (const listing of generateListings(count)) index.put(toIndexedListing(listing))
  return index
}
