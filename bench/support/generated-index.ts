import { parsePrice } from '#domain/catalog/listing/price/price.ts'
import { parseRooms } from '#domain/catalog/listing/rooms.ts'
import { createIndexWriter, type IndexWriter } from '#search/index/index-writer.ts'
import { type GeneratedListing, generateListings } from '#test/catalog/generate-listings.ts'
import { getSearchedText } from '#test/catalog/search/searched-text.ts'

const toIndexRow = (listing: GeneratedListing) => ({
  type: listing.type,
  id: listing.id,
  price: parsePrice(listing.price) ?? 0,
  area: listing.area,
  pricePerSquare: listing.pricePerSquare ?? 0,
  rooms: parseRooms(listing.countRooms),
  isRenovation: listing.isRenovation,
  publishedAt: listing.publishedAt.getTime() / 1_000,
  city: listing.city,
  lat: listing.lat,
  lng: listing.lng,
})

export function createGeneratedIndex(count: number): IndexWriter {
  const writer = createIndexWriter()
  const filling = writer.startBulkLoad()
  const texts: string[] = []
  for (const listing of generateListings(count)) {
    filling.push(toIndexRow(listing))
    texts[listing.id] = getSearchedText(listing)
  }
  filling.finish()
  for (const { segment } of writer.index.segments()) {
    writer.addTexts(
      segment.number,
      Array.from(segment.columns.id, (id) => texts[id] ?? ''),
    )
  }
  return writer
}

/** Bytes of an index: columns for matching and sorting, and texts. */
export function measureIndexBytes({ index }: IndexWriter): { columns: number; texts: number } {
  const sum = (arrays: object) =>
    Object.values(arrays).reduce<number>(
      (bytes, array: unknown) => bytes + (ArrayBuffer.isView(array) ? array.byteLength : 0),
      0,
    )
  let columns = 0
  let texts = 0
  for (const { segment, tombstones, deletedInBlock } of index.segments()) {
    columns += sum(segment.columns) + sum(segment.blocks) + segment.rowsById.byteLength
    columns += tombstones.byteLength + deletedInBlock.byteLength
    texts += segment.terms === null ? 0 : sum(segment.terms)
  }
  return { columns, texts }
}
