import type { CatalogListing, Realtor } from '#domain/listing/listing.ts'

type Stated<T> = { [K in keyof T]-?: Exclude<T[K], undefined> }

/** A listing of which everything is stated, as the samples are. */
export type CompleteListing = Stated<Omit<CatalogListing, 'Realtor' | 'pricePerSquare' | 'asked'>> &
  Pick<CatalogListing, 'pricePerSquare' | 'asked'> & { Realtor: Stated<Realtor> }
