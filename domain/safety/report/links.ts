import { listingPath } from '#domain/catalog/links.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'

export const reportListingPath = (listing: Pick<CatalogListing, 'type' | 'id'>): string =>
  `/report/listing${listingPath(listing)}`

/** @param target the name of a listing in a report: "rent/1001" */
export const reportedListingPath = (target: string): string => `/${target}`
