import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { toSearchedText } from '#domain/catalog/search/text/searched-text.ts'

/** The text in which words of a listing are searched. */
export const getSearchedText = ({
  address,
  description,
  place,
  countRooms,
}: Pick<CatalogListing, 'address' | 'description' | 'countRooms'> & {
  readonly place?: CatalogListing['place']
}): string =>
  toSearchedText({
    address,
    metro: place?.metro ?? null,
    complex: place?.complex ?? null,
    description,
    roomsText: /^\s*\d/.test(countRooms) ? null : countRooms,
  })
