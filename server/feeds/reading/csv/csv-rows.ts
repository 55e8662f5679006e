import { type SourceRow, toMembers } from '#server/feeds/reading/feed-row.ts'
import { skipStart } from '#server/feeds/reading/text-file.ts'
import { isOwnExport, unescapeFormula } from './csv-columns.ts'
import { type CsvRecord, OpenQuoteError, readCsvRecords } from './csv-records.ts'
import type { CsvTable } from './csv-table.ts'

export async function* readCsvRows(
  texts: AsyncIterable<string>,
  table: CsvTable,
): AsyncGenerator<SourceRow[]> {
  const width = table.columns.length
  const isOurs = isOwnExport(table.columns)
  const end = { newline: true }
  const linesBefore = table.preamble.split('\n').length - 1

  function toRow({ line: own, values }: CsvRecord): SourceRow | [] {
    const line = own + linesBefore
    // A BLM file names its end.
    if (values.length === 1 && values[0]?.trim() === '#END#') return []
    // Extra empty values at the end are allowed.
    if (values.length < width || values.slice(width).some((value) => value !== ''))
      return { line, broken: `${values.length} columns in place of ${width}` }
    // Between the rows of BLM there are line ends.
    const plain = table.isQuoted === false ? values.map((value) => value.trim()) : values
    const given = isOurs ? plain.map(unescapeFormula) : plain
    return { line, members: toMembers(table.columns.map((name, at) => [name, given[at]])) }
  }

  let heading = !table.isHeadless
  // The last row is handled differently, so each chunk is held back until the next one.
  let held: SourceRow[] = []
  try {
    const given = trackLineEnd(skipStart(texts, table.preamble.length), table.newline, end)
    for await (const records of readCsvRecords(given, table)) {
      const rows = (heading ? records.slice(1) : records).flatMap(toRow)
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
