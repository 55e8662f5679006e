import { parsePrice } from '#domain/listing/price.ts'
import { parseRooms } from '#domain/listing/rooms.ts'
import type { PublishedHome } from '#domain/search/question.ts'
import type { IndexWriter, SearchableListing } from '#search/index-writer.ts'

/** What the index reads of a home. */
export const textRow = ({ home, publishedAt }: PublishedHome): SearchableListing => ({
  type: home.type,
  id: home.id,
  price: parsePrice(home.price) ?? 0,
  area: home.area,
  pricePerSquare: home.pricePerSquare ?? 0,
  rooms: parseRooms(home.countRooms),
  isRenovation: home.isRenovation,
  publishedAt,
  city: home.city,
  lat: home.lat,
  lng: home.lng,
  text: `${home.address} ${home.description}`,
})

/** Fills an index with homes, without their texts. */
export function fill(writer: IndexWriter, homes: readonly PublishedHome[]): void {
  const bulkLoad = writer.startBulkLoad()
  for (const home of homes) bulkLoad.push(textRow(home))
  bulkLoad.finish()
}
