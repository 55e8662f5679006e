/** Shown on `/about` (docs/product/site.md, "Fixed content"). */
export interface TeamMember {
  /** URL or path of the portrait. */
  readonly ava: string
  readonly name: string
  readonly position: string
  /** URL of a profile on another site. */
  readonly socialNetwork: string
}
