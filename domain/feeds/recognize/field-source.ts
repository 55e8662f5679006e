import type { FeedField } from '#domain/feeds/fields.ts'
import type { ColumnClaim } from './column-claims.ts'
import type { ColumnMeaning } from './vocabulary/meaning.ts'

/** Columns that one field is read from, or a column that several are read from by patterns. */
export interface FieldSource {
  readonly fields: readonly FeedField[]
  readonly claims: readonly ColumnClaim[]
  readonly patterns?: readonly string[]
  readonly note?: string
}

export type ClaimsByMeaning = ReadonlyMap<ColumnMeaning, ColumnClaim>

export const toSource = (
  fields: readonly FeedField[],
  claim: ColumnClaim | undefined,
  note?: string,
): FieldSource[] =>
  claim === undefined ? [] : [{ fields, claims: [claim], ...(note !== undefined && { note }) }]
