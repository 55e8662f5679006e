import type { Listing } from './listing.ts'

/** What a page shows in its own language where it can. */
type WordedField = 'address'

/** As a page shows it. `original` is what the listing itself has, which favorites store. */
export type Worded<Shown> = Shown & {
  readonly original?: Partial<Pick<Listing, WordedField>> | undefined
}

export type WordedListing = Worded<Listing>
