/** A file of one of our fonts, with the descriptors of `FontFace`. */
export interface PageFont {
  readonly family: string
  readonly url: string
  /** Lightest and heaviest. */
  readonly weight: string
  readonly unicodeRange: string
  /** Whether the first sight of every page needs it; others load once a page has their letters. */
  readonly isFirst: boolean
}
