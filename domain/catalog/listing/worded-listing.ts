import type { Listing } from './listing.ts'

/** As a page shows it. */
export type Worded<Shown> = Omit<Shown, 'translations'> & {
  /** For `lang`, where it is known and not that of the page. */
  readonly descriptionLanguage?: string | undefined
}

export type WordedListing = Worded<Listing>
