import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { IndexedListing, ListingKey } from './indexed-listing.ts'
import { createListingTable, type TableContent } from './listing-table.ts'

/** All visible listings, as searches read them. */
export type ListingIndex = ReturnType<typeof createListingIndex>

export function createListingIndex(stored?: Readonly<Record<EstateType, TableContent>>) {
  const tables = { sale: createListingTable(stored?.sale), rent: createListingTable(stored?.rent) }
  return {
    tables,
    size: () => tables.sale.size() + tables.rent.size(),
    /** Adds a listing, or replaces the one with its type and id. */
    put: (listing: IndexedListing) => tables[listing.type].put(listing),
    remove: ({ type, id }: ListingKey) => tables[type].remove(id),
    /** Makes it as small as it can be, which takes a second for a million listings. */
    compact() {
      tables.sale.compact()
      tables.rent.compact()
    },
    capture: () => ({ sale: tables.sale.capture(), rent: tables.rent.capture() }),
  }
}
