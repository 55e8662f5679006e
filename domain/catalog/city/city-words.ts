/** A city in the words of a page, which its loader chooses: a page needs one of all cities. */
export interface CityWords {
  /** "Kyiv". */
  readonly name: string
  /** "of Kyiv". */
  readonly of: string
  /** "in Kyiv". */
  readonly inside: string
}
