import { parse } from 'csv-parse/sync'
import { hasHeadings, nameColumns } from '#domain/feeds/recognize/heading-row.ts'
import type { FieldFinder } from '#server/feeds/reading/row/to-feed-record.ts'
import type { CsvShape } from './csv-records.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Rows that show which delimiter separates columns. */
const SAMPLE_ROWS = 20

export interface CsvTable extends CsvShape {
  readonly columns: readonly string[]
  /** Whether the first row is one of values. */
  readonly isHeadless: boolean
}

/**
 * Chooses the delimiter that most rows agree on, else the one that yields the most known columns: commas may be in
 * headings, as in "Площа, м²".
 */
export function detectCsvTable(start: string, fieldOf: FieldFinder): CsvTable {
  const newline = start.includes('\n') || !start.includes('\r') ? '\n' : '\r'
  const tables = DELIMITERS.map((delimiter) => {
    const shape = { delimiter, newline } as const
    const [heading = [], ...rows] = parseStart(start, shape)
    const columns = heading.map((name) => name.trim())
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
  return { ...shape, isHeadless, columns: isHeadless ? nameColumns(columns.length) : columns }
}

function parseStart(start: string, { delimiter, newline }: CsvShape): string[][] {
  return parse(start, {
    delimiter,
    record_delimiter: newline === '\r' ? '\r' : ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // The start may end within quotes.
    skip_records_with_error: true,
    to: SAMPLE_ROWS + 1,
  })
}
