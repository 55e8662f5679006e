import { DEAL_WORDS } from './deal.ts'
import { HOME_WORDS } from './home.ts'
import { LISTING_WORDS } from './listing.ts'
import type { ColumnMeaning } from './meaning.ts'
import { PLACE_WORDS } from './place.ts'
import { UNUSED_WORDS } from './unused.ts'

/** What words of headings mean, in English, Ukrainian, Russian, Polish, German and Spanish. */
export const PHRASES: readonly (readonly [ColumnMeaning, string])[] = [
  DEAL_WORDS,
  PLACE_WORDS,
  HOME_WORDS,
  LISTING_WORDS,
  UNUSED_WORDS,
].flatMap((vocabulary) =>
  Object.entries(vocabulary).flatMap(([meaning, phrases]) =>
    phrases.split(/,|\n/).map((phrase) => [meaning as ColumnMeaning, phrase.trim()] as const),
  ),
)
