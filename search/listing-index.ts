import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { IndexedListing, ListingKey } from './indexed-listing.ts'
import { createListingTable, type ListingTable } from './listing-table.ts'

/** All visible listings, as searches read them. */
export interface ListingIndex {
  readonly tables: Readonly<Record<EstateType, ListingTable>>
  readonly size: () => number
  /** Adds a listing, or replaces the one with its type and id. */
  readonly put: (listing: IndexedListing) => void
  readonly remove: (key: ListingKey) => void
}

export function createListingIndex(): ListingIndex {
  const tables = { sale: createListingTable(), rent: createListingTable() }
  return {
    tables,
    size: () => tables.sale.size() + tables.rent.size(),
    put: (listing) => tables[listing.type].put(listing),
    remove: ({ type, id }) => tables[type].remove(id),
  }
}
