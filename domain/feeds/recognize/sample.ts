import type { FeedField } from '#domain/feeds/fields.ts'
import { type ColumnValues, createColumnValues } from './contents/column-values.ts'
import { type ParsedHeading, parseHeading } from './heading.ts'
import { matchHeading } from './match-heading.ts'

/** The first rows of a source. */
export interface FeedSample {
  readonly columns: readonly string[]
  /** Values by column. */
  readonly rows: readonly (readonly unknown[])[]
  /** Fields of columns that a person chose. */
  readonly chosen?: ReadonlyMap<string, FeedField>
  /** Fields that a person has stated for all rows. */
  readonly stated?: ReadonlySet<string>
  /** Whether the columns have no headings, and their names are numbers. */
  readonly isHeadless?: boolean
  /** The name of the file, which may say "rent". */
  readonly title?: string
}

export interface SampleColumn {
  readonly index: number
  readonly name: string
  readonly heading: ParsedHeading
  readonly values: ColumnValues
}

/** Names of members that say nothing without the name of the object that they belong to. */
const GENERAL_NAMES = new Set(['id', 'name', 'text', 'title', 'type', 'url', 'value'])

/**
 * Parses the name of a column. Members of nested objects have paths: "address.city" is about the city, "area.value"
 * about the area.
 */
function parseColumnName(name: string): ParsedHeading {
  const last = /^[\w-]+(?:\.[\w-]+)*\.([\w-]+)$/.exec(name)?.[1]
  const heading = last === undefined || GENERAL_NAMES.has(last) ? null : parseHeading(last)
  return heading !== null && matchHeading(heading).size > 0 ? heading : parseHeading(name)
}

export function getSampleColumns({ columns, rows }: FeedSample): SampleColumn[] {
  return columns.map((name, index) => ({
    index,
    name,
    heading: parseColumnName(name),
    values: createColumnValues(rows.map((row) => row[index])),
  }))
}
