import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'

/** Bytes that one record may have; more means that a quote was opened and never closed. */
const LONGEST_RECORD = 4_000_000

/** Records that are handed on together. */
const TOGETHER = 256

/** What separates values, and records. */
export interface CsvShape {
  readonly delimiter: string
  readonly newline: '\n' | '\r'
}

/** A record of a CSV file with the line that it begins in. */
export interface CsvRecord {
  readonly line: number
  readonly values: readonly string[]
}

/** The file ends within quotes, or nobody closed them within 4 MB. */
export class OpenQuoteError extends Error {
  override readonly name = 'OpenQuoteError'
  readonly line: number

  constructor(line: number) {
    super('a quote is opened and never closed')
    this.line = line
  }
}

/**
 * The records of a CSV text that arrives in pieces, some of them together; empty lines are left out.
 * Lines are those of the text, quoted line ends included. It reads on only when it is asked to.
 *
 * @throws OpenQuoteError after the records before it
 */
export async function* csvRecords(
  texts: AsyncIterable<string>,
  { delimiter, newline }: CsvShape,
): AsyncGenerator<CsvRecord[]> {
  let records: CsvRecord[] = []
  let open = false
  let lastLine = 0
  let countedTwice = 0
  const untilOpen = async function* () {
    for await (const text of texts) {
      yield text
      if (open) return
    }
  }
  const parser = Readable.from(untilOpen()).compose(
    parse({
      delimiter,
      record_delimiter: newline === '\r' ? '\r' : ['\r\n', '\n'],
      info: true,
      relax_column_count: true,
      // A quote that neither opens nor closes a value is a part of it.
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
      // The one error that is left is a quote that is not closed; what came before is given first.
      skip_records_with_error: true,
      on_skip() {
        open = true
        return undefined
      },
    }),
  )
  for await (const { record: values, info } of parser as AsyncIterable<{
    record: string[]
    info: Info
  }>) {
    // csv-parse counts the two characters of a quoted line end as a line each.
    countedTwice += occurrences(values, '\r\n')
    lastLine = info.lines - countedTwice
    records.push({ line: lastLine - occurrences(values, newline), values })
    if (records.length < TOGETHER) continue
    yield records
    records = []
  }
  yield records
  if (open) throw new OpenQuoteError(lastLine + 1)
}

function occurrences(values: readonly string[], part: string): number {
  let count = 0
  for (const value of values) {
    for (let at = value.indexOf(part); at !== -1; at = value.indexOf(part, at + 1)) count += 1
  }
  return count
}
