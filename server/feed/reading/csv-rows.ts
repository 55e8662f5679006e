import { parse } from 'csv-parse/sync'
import { isOwnExport } from './csv-columns.ts'
import { unescapeFormula } from './csv-formulas.ts'
import { type CsvRecord, type CsvShape, OpenQuoteError, readCsvRecords } from './csv-records.ts'
import type { FeedRow } from './feed-row.ts'
import { type FieldFinder, valuesToRecord } from './to-feed-record.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

export interface CsvTable extends CsvShape {
  readonly columns: readonly string[]
}

/** Chooses the delimiter that yields the most known columns. */
export function detectCsvTable(start: string, fieldOf: FieldFinder): CsvTable {
  const newline = start.includes('\n') || !start.includes('\r') ? '\n' : '\r'
  const tables = DELIMITERS.map((delimiter) => {
    return { delimiter, newline, columns: parseHeading(start, { delimiter, newline }) } as const
  })
  const known = ({ columns }: CsvTable) => columns.filter(fieldOf).length
  const [best] = tables.toSorted(
    (a, b) => known(b) - known(a) || b.columns.length - a.columns.length,
  )
  return best as CsvTable
}

function parseHeading(start: string, { delimiter, newline }: CsvShape): string[] {
  const [heading = []] = parse(start, {
    delimiter,
    record_delimiter: newline === '\r' ? '\r' : ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: 1,
  })
  return heading.map((name) => name.trim())
}

export async function* readCsvRows(
  texts: AsyncIterable<string>,
  table: CsvTable,
  fieldOf: FieldFinder,
): AsyncGenerator<FeedRow[]> {
  const fields = table.columns.map(fieldOf)
  const width = fields.length
  const isOurs = isOwnExport(table.columns)
  const end = { newline: true }

  function toFeedRow({ line, values }: CsvRecord): FeedRow {
    // Extra empty values at the end are allowed.
    if (values.length < width || values.slice(width).some((value) => value !== ''))
      return { line, broken: `${values.length} columns in place of ${width}` }
    const given = isOurs ? values.map(unescapeFormula) : values
    return { line, record: valuesToRecord(given, fields) }
  }

  let heading = true
  // The last row is handled differently, so each chunk is held back until the next one.
  let held: FeedRow[] = []
  try {
    for await (const records of readCsvRecords(trackLineEnd(texts, table.newline, end), table)) {
      const rows = (heading ? records.slice(1) : records).map(toFeedRow)
      heading &&= records.length === 0
      if (rows.length === 0) continue
      yield held
      held = rows
    }
  } catch (error) {
    if (!(error instanceof OpenQuoteError)) throw error
    yield [...held, { line: error.line, endsEarly: error.message }]
    return
  }
  const last = held.at(-1)
  if (last && 'broken' in last && !end.newline)
    held[held.length - 1] = { line: last.line, endsEarly: last.broken }
  yield held
}

/** Records whether the last text ended with a line end. */
async function* trackLineEnd(
  texts: AsyncIterable<string>,
  newline: string,
  end: { newline: boolean },
) {
  for await (const text of texts) {
    if (text !== '') end.newline = text.endsWith(newline)
    yield text
  }
}
