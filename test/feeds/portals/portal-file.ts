import { stringify } from 'csv-stringify/sync'
import type { PlainFact } from '#domain/catalog/listing/facts.ts'
import type { FeedField } from '#domain/feeds/fields.ts'
import { createRandom, pick } from '#domain/platform/seeded-random.ts'
import { encodeText } from '#test/feeds/encode-text.ts'

/** An invented file in the format of a portal's or an agency's listings. */
export interface PortalFile {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly delimiter: string
  /** Whether the file has no heading row. */
  readonly isHeadless?: true
  readonly encoding?: 'windows-1251'
  /** Members of nested objects are columns such as "price.amount". */
  readonly format?: 'json'
  /** The shipped profile named in the command, if headings alone are not enough. */
  readonly profile?: string
  /** Options of the command besides the file and `--yes`. */
  readonly options?: readonly string[]
  /** What the columns are according to a person. */
  readonly expected: {
    readonly columns: Partial<Record<FeedField, string | readonly string[]>>
    /** Fields by column, for columns that contain several. */
    readonly patterns?: Readonly<Record<string, readonly string[]>>
    readonly only?: Readonly<Record<string, readonly string[]>>
    readonly constants?: Partial<Record<FeedField, string>>
  }
  /** What the cells of a fact mean according to a person; others say nothing. */
  readonly meanings?: Partial<Record<PlainFact, Readonly<Record<string, string | number>>>>
}

export function formatPortalFile({ columns, rows, delimiter, ...file }: PortalFile): string {
  if (file.format === 'json') return JSON.stringify(rows.map((row) => toObject(columns, row)))
  const records = file.isHeadless ? rows : [columns, ...rows]
  return stringify(
    records.map((record) => [...record]),
    { delimiter, record_delimiter: file.encoding === undefined ? 'unix' : 'windows' },
  )
}

/** The bytes of the file. */
export function encodePortalFile(file: PortalFile): string | Uint8Array {
  const text = formatPortalFile(file)
  if (file.encoding === undefined) return text
  return encodeText(text, file.encoding)
}

function toObject(columns: readonly string[], row: readonly string[]): object {
  const object: Record<string, unknown> = {}
  for (const [at, column] of columns.entries()) {
    const [first = '', second] = column.split('.')
    if (second === undefined) object[first] = row[at]
    else object[first] = { ...(object[first] as object | undefined), [second]: row[at] }
  }
  return object
}

/** Random values for one row. */
export interface RowDice {
  readonly row: number
  /** From `min` to `max`, inclusive. */
  whole(min: number, max: number): number
  /** With a fixed number of decimals. */
  decimal(min: number, max: number, digits: number): string
  of<T>(...choices: readonly T[]): T
}

/** Creates the rows, which are equal on every call. */
export function createRows(
  seed: number,
  count: number,
  createRow: (dice: RowDice) => readonly (string | number)[],
): string[][] {
  const random = createRandom(seed)
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
  return Array.from({ length: count }, (_, row) =>
    createRow({
      row,
      whole,
      decimal: (min, max, digits) => (min + random() * (max - min)).toFixed(digits),
      of: (...choices) => pick(choices, random()),
    }).map(String),
  )
}

export const withComma = (number: string): string => number.replace('.', ',')
