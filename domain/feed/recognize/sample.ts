import type { FeedField } from '#domain/feed/fields.ts'
import { type ColumnValues, createColumnValues } from './contents/column-values.ts'
import { type ParsedHeading, parseHeading } from './heading.ts'

/** The first rows of a source. */
export interface FeedSample {
  readonly columns: readonly string[]
  /** Values by column. */
  readonly rows: readonly (readonly unknown[])[]
  /** Fields of columns that a person chose. */
  readonly chosen?: ReadonlyMap<string, FeedField>
  /** The name of the file, which may say "rent". */
  readonly title?: string
}

export interface SampleColumn {
  readonly index: number
  readonly name: string
  readonly heading: ParsedHeading
  readonly values: ColumnValues
}

export function getSampleColumns({ columns, rows }: FeedSample): SampleColumn[] {
  return columns.map((name, index) => ({
    index,
    name,
    heading: parseHeading(name),
    values: createColumnValues(rows.map((row) => row[index])),
  }))
}
