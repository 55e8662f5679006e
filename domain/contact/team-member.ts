/** Someone of the team, as `/about` shows them (docs/product.md, "Fixed content"). */
export interface TeamMember {
  /** Address of the portrait. */
  readonly ava: string
  readonly name: string
  readonly position: string
  /** Address of a profile, outside of this site. */
  readonly socialNetwork: string
}
