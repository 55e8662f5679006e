import type { CatalogListing } from '#domain/listing/listing.ts'

/** What is searched for words. */
export const getSearchedText = ({
  address,
  description,
  place,
}: Pick<CatalogListing, 'address' | 'description'> & {
  readonly place?: CatalogListing['place']
}): string => [address, description, place?.metro, place?.complex].filter(Boolean).join(' ')
