import type { CatalogListing, Realtor } from '#domain/listing/listing.ts'

type Stated<T> = { [K in keyof T]-?: Exclude<T[K], undefined> }

/** Not for every listing, however much is stated of it. */
type NotStated = 'pricePerSquare' | 'asked' | 'placeRadius'

/** A listing of which everything is stated, as the samples are. */
export type CompleteListing = Stated<Omit<CatalogListing, 'Realtor' | NotStated>> &
  Pick<CatalogListing, NotStated> & { Realtor: Stated<Realtor> }
