/** A city as a screen recommends it (docs/product.md, "Fixed content"). */
export interface CityCard {
  /** Address of its picture, see `picture.ts`. */
  readonly image: string
  readonly title: string
  readonly description: string
  /** 0 to 5, by halves. */
  readonly stars: number
}
