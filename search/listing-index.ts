import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { IndexedListing, ListingKey } from './indexed-listing.ts'
import {
  createListingTable,
  type ListingTable,
  type TableCapture,
  type TableContent,
} from './listing-table.ts'

/** All visible listings, as searches read them. */
export interface ListingIndex {
  readonly tables: Readonly<Record<EstateType, ListingTable>>
  readonly size: () => number
  /** Adds a listing, or replaces the one with its type and id. */
  readonly put: (listing: IndexedListing) => void
  readonly remove: (key: ListingKey) => void
  /** Makes it as small as it can be, which takes a second for a million listings. */
  readonly compact: () => void
  readonly capture: () => Readonly<Record<EstateType, TableCapture>>
}

export function createListingIndex(
  stored?: Readonly<Record<EstateType, TableContent>>,
): ListingIndex {
  const tables = { sale: createListingTable(stored?.sale), rent: createListingTable(stored?.rent) }
  return {
    tables,
    size: () => tables.sale.size() + tables.rent.size(),
    put: (listing) => tables[listing.type].put(listing),
    remove: ({ type, id }) => tables[type].remove(id),
    compact() {
      tables.sale.compact()
      tables.rent.compact()
    },
    capture: () => ({ sale: tables.sale.capture(), rent: tables.rent.capture() }),
  }
}
