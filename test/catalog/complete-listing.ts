import type { DayFact, WordedFact } from '#domain/catalog/listing/facts.ts'
import type { CatalogListing, Realtor } from '#domain/catalog/listing/listing.ts'

type Stated<T> = { [K in keyof T]-?: Exclude<T[K], undefined> }

/** Missing in some listings, even if every fact is stated. */
type NotStated = 'pricePerSquare' | 'asked' | 'placeRadius' | 'translations' | WordedFact | DayFact

/** A listing whose facts are all stated, like the samples. */
export type CompleteListing = Stated<Omit<CatalogListing, 'Realtor' | NotStated>> &
  Pick<CatalogListing, NotStated> & { Realtor: Stated<Realtor> }
