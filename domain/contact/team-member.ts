/** Someone of the team, as `/about` shows them (§3 Team member). */
export interface TeamMember {
  /** Address of the portrait. */
  readonly ava: string
  readonly name: string
  readonly position: string
  /** Address of a profile, outside of this site. */
  readonly socialNetwork: string
}
