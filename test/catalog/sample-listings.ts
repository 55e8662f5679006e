import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { presentCatalogListing } from '#domain/catalog/listing/present/present-listing.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import type { CompleteListing } from './complete-listing.ts'

const present = (listings: readonly StoredListing[]) =>
  listings.map((listing) => presentCatalogListing(listing) as CompleteListing)

/** The samples as visitors see them. */
export const SALES: readonly CompleteListing[] = present(SALE_LISTINGS)
export const RENTS: readonly CompleteListing[] = present(RENT_LISTINGS)
