import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'

/** Where a format of XML has its listings, and what their elements are. */
export interface XmlLayout {
  readonly name: string
  /** Names of elements from the root to a listing, without namespaces. */
  readonly item: string
  /** Elements whose child says something by its name, which is the value of `objektart/*`. */
  readonly choices?: readonly string[]
  /** Repeated elements that an attribute tells apart: with `BILD` they are `anhang[BILD]`. */
  readonly grouped?: Readonly<Record<string, string>>
  /** Columns that are not read where another has one of some values, in lower case. */
  readonly withheld?: readonly {
    readonly by: string
    readonly values: readonly string[]
    readonly columns: readonly string[]
  }[]
  /**
   * Columns are paths inside of a listing, such as `price/value`; attributes are `area/@unit`. Elements of one path
   * are a list.
   */
  readonly profile: FeedProfile
}
