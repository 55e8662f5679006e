import type { FeedField } from '#domain/feeds/fields.ts'

/** What a column is about: a field, a part of one, or nothing that a listing has. */
export type ColumnMeaning =
  | FeedField
  | 'street'
  | 'houseNumber'
  | 'district'
  | 'suburb'
  | 'floorOfFloors'
  | 'coordinates'
  | 'livingArea'
  | 'bedrooms'
  | 'title'
  /** Apartment or house, if the values say so: the heading may be about anything. */
  | 'generalKind'
  | 'other'

/**
 * Phrases in lower case, separated by commas and ends of lines. A phrase matches a heading that contains all of its
 * words, in any order; `*` stands for any ending. Units, currencies and words for the type of deal are removed from
 * headings first.
 */
export type Vocabulary = Partial<Record<ColumnMeaning, string>>
