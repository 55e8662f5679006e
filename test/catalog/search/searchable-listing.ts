import { toDollars } from '#domain/catalog/listing/price/price.ts'
import { parseRooms } from '#domain/catalog/listing/rooms.ts'
import type { IndexWriter, SearchableListing } from '#search/index/index-writer.ts'
import type { DatedListing } from './reference-search.ts'
import { getSearchedText } from './searched-text.ts'

export const toSearchableListing = ({ listing, publishedAt }: DatedListing): SearchableListing => ({
  type: listing.type,
  id: listing.id,
  price: toDollars(listing.price),
  area: listing.area,
  pricePerSquare: listing.pricePerSquare ?? 0,
  rooms: parseRooms(listing.countRooms),
  isRenovation: listing.isRenovation ?? null,
  publishedAt,
  city: listing.city,
  lat: listing.lat ?? null,
  lng: listing.lng ?? null,
  text: getSearchedText(listing),
})

/** Adds listings without their texts. */
export function fillIndex(writer: IndexWriter, listings: readonly DatedListing[]): void {
  const bulkLoad = writer.startBulkLoad()
  for (const listing of listings) bulkLoad.push(toSearchableListing(listing))
  bulkLoad.finish()
}
