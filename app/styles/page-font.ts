/** A file of one of our fonts, with the descriptors of `FontFace`. */
export interface PageFont {
  readonly family: string
  readonly url: string
  /** The range of weights, from lightest to heaviest. */
  readonly weight: string
  readonly unicodeRange: string
  /** Whether the first view of every page needs it; other fonts load once a page has their letters. */
  readonly isFirst: boolean
}
