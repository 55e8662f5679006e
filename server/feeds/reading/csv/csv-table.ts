import { parse } from 'csv-parse/sync'
import { hasHeadings, nameColumns } from '#domain/feeds/recognize/heading-row.ts'
import type { FieldFinder } from '#server/feeds/reading/feed-row.ts'
import type { CsvShape } from './csv-records.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** A line for spreadsheets, which other programs take for headings. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n?/i

/** Rows that show which delimiter separates columns. */
const SAMPLE_ROWS = 20

export interface CsvTable extends CsvShape {
  readonly columns: readonly string[]
  /** Whether the first row is one of values. */
  readonly isHeadless: boolean
  /** What comes before the first row. */
  readonly preamble: string
}

/**
 * Chooses the delimiter that most rows agree on, else the one that yields the most known columns: commas may be in
 * headings, as in "Площа, м²".
 */
export function detectCsvTable(file: string, fieldOf: FieldFinder): CsvTable {
  const newline = file.includes('\n') || !file.includes('\r') ? '\n' : '\r'
  const [line = '', delimiter] = SEPARATOR_LINE.exec(file) ?? []
  const start = file.slice(line.length)
  const tables = (delimiter === undefined ? DELIMITERS : [delimiter]).map((delimiter) => {
    const shape = { delimiter, newline } as const
    const [heading = [], ...rows] = parseStart(start, shape)
    const columns = joinHeadings(heading, rows).map((name) => name.trim())
    const known = columns.filter(fieldOf).length
    const agreeing = rows.filter((row) => row.length === columns.length).length
    const agreement = columns.length === 1 || rows.length === 0 ? 0 : agreeing / rows.length
    return { shape, columns, known, agreement }
  })
  const [best] = tables.toSorted(
    (a, b) =>
      Math.round(b.agreement) - Math.round(a.agreement) ||
      b.known - a.known ||
      b.agreement - a.agreement ||
      b.columns.length - a.columns.length,
  )
  const { shape, columns } = best as (typeof tables)[number]
  const isHeadless = !columns.some(fieldOf) && !hasHeadings(columns)
  return {
    ...shape,
    isHeadless,
    columns: isHeadless ? nameColumns(columns.length) : columns,
    preamble: line,
  }
}

/** Headings such as "Price, UAH" without quotes are one, as the rows show by their number of values. */
function joinHeadings(heading: readonly string[], rows: readonly string[][]): string[] {
  const isTail = (cell: string, at: number) => at > 0 && /^ \S/.test(cell)
  const tails = heading.filter(isTail).length
  if (tails === 0 || !rows.every((row) => row.length === heading.length - tails))
    return [...heading]
  return heading
    .join('\0')
    .replace(/\0(?= \S)/g, ',')
    .split('\0')
}

function parseStart(start: string, { delimiter, newline }: CsvShape): string[][] {
  return parse(start, {
    delimiter,
    record_delimiter: newline === '\n' ? ['\r\n', '\n'] : newline,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // The start may end within quotes.
    skip_records_with_error: true,
    to: SAMPLE_ROWS + 1,
  })
}
