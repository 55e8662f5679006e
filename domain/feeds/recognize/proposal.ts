import type { FeedField } from '#domain/feeds/fields.ts'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'

export type Evidence = 'chosen' | 'heading' | 'contents'

/** A column that something is read from. */
export interface ColumnUse {
  readonly column: string
  readonly fields: readonly FeedField[]
  /** From 0 to 1. */
  readonly confidence: number
  readonly reason: Evidence
  /** What a person should know before accepting it. */
  readonly note?: string
}

export interface UnusedColumn {
  readonly column: string
  /** `null` where neither the heading nor the contents say anything. */
  readonly reason: string | null
}

export interface ProposedConstant {
  readonly field: FeedField
  readonly value: string
  readonly reason: string
}

/** How the columns of a source could be read. */
export interface Proposal {
  readonly profile: FeedProfile
  /** In the order of the source. */
  readonly uses: readonly ColumnUse[]
  readonly unused: readonly UnusedColumn[]
  readonly constants: readonly ProposedConstant[]
  /** Whether neither a column nor the addresses say the city. */
  readonly isCityMissing: boolean
  /** Whether nothing says the currency of some prices. */
  readonly isCurrencyMissing: boolean
  /** Whether the known names of columns alone say the same. */
  readonly isPlain: boolean
}
