import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import type { SearchedFacts } from '#domain/catalog/search/fact-filters.ts'
import { toSearchedText } from '#domain/catalog/search/text/searched-text.ts'

type Searched = Pick<CatalogListing, 'address' | 'description' | 'countRooms' | 'translations'> & {
  readonly place?: CatalogListing['place']
}

/** The text in which words of a listing are searched. */
export const getSearchedText = (
  { address, description, translations, place, countRooms }: Searched,
  facts: SearchedFacts,
): string =>
  toSearchedText({
    address,
    metro: place?.metro ?? null,
    complex: place?.complex ?? null,
    description,
    translations: Object.values(translations ?? {}).map((text) => text ?? null),
    roomsText: /^\s*\d/.test(countRooms) ? null : countRooms,
    facts,
  })
