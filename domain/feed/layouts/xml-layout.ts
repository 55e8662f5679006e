import type { FeedProfile } from '#domain/feed/profile/feed-profile.ts'

/** Where a format of XML has its listings, and what their elements are. */
export interface XmlLayout {
  readonly name: string
  /** Names of elements from the root to a listing, without namespaces. */
  readonly item: string
  /**
   * Columns are paths inside of a listing, such as `price/value`; attributes are `area/@unit`. Elements of one path
   * are a list.
   */
  readonly profile: FeedProfile
}
