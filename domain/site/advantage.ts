export type AdvantageIcon = 'comfortable' | 'secure' | 'luxury' | 'price' | 'location' | 'efficient'

/** docs/product/site.md, "Home page". */
export interface Advantage {
  readonly icon: AdvantageIcon
  readonly name: string
  readonly text: string
}
