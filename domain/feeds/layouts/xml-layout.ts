import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'

/** Where an XML format has its listings, and what their elements mean. */
export interface XmlLayout {
  readonly name: string
  /** Names of elements from the root to a listing, without namespaces. */
  readonly item: string
  /** Elements that say something by the names of their children, or of attributes that are true: `objektart/*`. */
  readonly choices?: readonly string[]
  /** Repeated elements that are told apart by an attribute: with `BILD` they are `anhang[BILD]`. */
  readonly grouped?: Readonly<Record<string, string>>
  /** Columns that are skipped if another column is "false" or 0. */
  readonly withheld?: { readonly by: string; readonly columns: readonly string[] }
  /**
   * The column of each field. Columns are paths inside a listing, such as `price/value`; attributes are `area/@unit`.
   * Elements with the same path are a list.
   */
  readonly profile: FeedProfile
}

/** For values that do not say a field, separated by commas. */
export const leaveOut = (values: string): Record<string, string> =>
  Object.fromEntries(values.split(', ').map((value) => [value, '']))
