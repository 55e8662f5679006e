import type { FeedRecord } from '#domain/feeds/fields.ts'

/** `line` is where the row begins, counted from 1; in a file of one line, which row it is. */
export type FeedRow<R = FeedRecord> =
  | { readonly line: number; readonly record: R }
  /** The row cannot be parsed. */
  | { readonly line: number; readonly broken: string }
  /** The row is not an apartment listing, so it is skipped. */
  | { readonly line: number; readonly notShown: string }
  /** The file is cut off; this is the last row. */
  | { readonly line: number; readonly endsEarly: string }

/** Turns a parsed row (CSV cells or a JSON object) into a record. */
export interface RowReader<R> {
  /** Reads rows of a table, whose columns are the same for all rows. */
  readonly createTableReader: (columns: readonly string[]) => (values: readonly string[]) => R
  /** Reads JSON objects, each of which names its own members. */
  readonly readObject: (object: object) => R
}
