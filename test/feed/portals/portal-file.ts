import { stringify } from 'csv-stringify/sync'
import type { FeedField } from '#domain/feed/fields.ts'
import { createRandom, pick } from '#test/random/seeded-random.ts'

/** An invented file in the shape that a portal or an agency gives its listings. */
export interface PortalFile {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly delimiter: string
  /** What a person would say that the columns are. */
  readonly expected: {
    readonly columns: Partial<Record<FeedField, string | readonly string[]>>
    /** Fields by the column that has several. */
    readonly patterns?: Readonly<Record<string, readonly string[]>>
    readonly only?: Readonly<Record<string, readonly string[]>>
    readonly constants?: Partial<Record<FeedField, string>>
  }
}

export const formatPortalFile = ({ columns, rows, delimiter }: PortalFile): string =>
  stringify([[...columns], ...rows.map((row) => [...row])], { delimiter })

/** Rolls of one row. */
export interface RowDice {
  readonly row: number
  /** From `min` to `max`. */
  whole(min: number, max: number): number
  /** With a fixed number of decimals. */
  decimal(min: number, max: number, digits: number): string
  of<T>(...choices: readonly T[]): T
}

/** The same rows each time. */
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
