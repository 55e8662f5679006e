/** A recommended city (docs/product/site.md, "Fixed content"). */
export interface CityCard {
  /** URL of its picture, see `picture.ts`. */
  readonly image: string
  readonly title: string
  readonly description: string
  /** 0 to 5, in halves. */
  readonly stars: number
}
