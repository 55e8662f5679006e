import type { CatalogListing } from '#domain/catalog/listing/listing.ts'

/** The text in which words are searched. */
export const getSearchedText = ({
  address,
  description,
  place,
}: Pick<CatalogListing, 'address' | 'description'> & {
  readonly place?: CatalogListing['place']
}): string => [address, description, place?.metro, place?.complex].filter(Boolean).join(' ')
