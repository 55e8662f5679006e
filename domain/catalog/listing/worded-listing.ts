import type { Listing } from './listing.ts'

/** As a page shows it. */
export type Worded<Shown> = Omit<Shown, 'translations'> & {
  /** What the listing itself has where the page shows something else; favorites store it. */
  readonly original?: Partial<Pick<Listing, 'address' | 'description'>> | undefined
  /** For `lang`, where it is known and not that of the page. */
  readonly descriptionLanguage?: string | undefined
}

export type WordedListing = Worded<Listing>
