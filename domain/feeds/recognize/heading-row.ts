import { isCoordinatePair, isFloorPair, isHttpUrl, isMarkedPhone } from './contents/value-kinds.ts'
import { parseHeading } from './heading.ts'
import { matchHeading } from './match-heading.ts'

/** "45 000 $", "2-кімн.", "-37.8"; headings such as "sqft15" begin with letters. */
const NUMBER = /^[^\p{L}\d]{0,3}\d[\d\s.,'’-]*\D{0,6}$/u
const DAY = /^\d{2,4}[-./]\d{2}[-./]\d{2,4}/

const VALUES = [isHttpUrl, isMarkedPhone, isCoordinatePair, isFloorPair]

const isValue = (cell: string): boolean =>
  NUMBER.test(cell) || DAY.test(cell) || VALUES.some((test) => test(cell))

/**
 * The confidence from which a cell counts as a heading. A word of the vocabulary, such as "flat", may also be a value.
 */
const MIN_CONFIDENCE = 0.8

const isKnown = (cell: string): boolean =>
  [...matchHeading(parseHeading(cell)).values()].some((confidence) => confidence >= MIN_CONFIDENCE)

/** Whether the headings are just numbers in order, which say nothing. */
const isNumbered = (cells: readonly string[]): boolean =>
  cells.every((cell, at) => cell === String(at + 1))

/**
 * Whether the first row holds headings. A row with two or more values (numbers, coordinates, URLs) is data, unless as
 * many other cells are known headings.
 *
 * @param cells trimmed
 */
export function hasHeadings(cells: readonly string[]): boolean {
  const values = cells.filter(isValue)
  if (values.length < 2 || isNumbered(cells)) return true
  return cells.filter((cell) => !isValue(cell) && isKnown(cell)).length >= values.length
}

/** Names for the columns of a table without headings: "column 1". */
export const nameColumns = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `column ${at + 1}`)
