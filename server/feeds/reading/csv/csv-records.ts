import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'

/** A longer record most likely means that a quote was opened and never closed. */
const MAX_RECORD_BYTES = 4_000_000

const RECORDS_PER_CHUNK = 256

export interface CsvShape {
  readonly delimiter: string
  readonly newline: string
  /** Whether quotes are around values, which they are unless a format has none. */
  readonly isQuoted?: boolean
}

/** `line` is where the record begins, counted from 1. */
export interface CsvRecord {
  readonly line: number
  readonly values: readonly string[]
}

/** The file ends within quotes, or nobody closed them within 4 MB. */
export class OpenQuoteError extends Error {
  override readonly name = 'OpenQuoteError'
  readonly line: number

  constructor(line: number) {
    super('a quote is opened and never closed, or a row has more than 4 MB')
    this.line = line
  }
}

/**
 * The records of a CSV text in chunks, without empty lines. Line numbers count quoted line ends too.
 *
 * @throws OpenQuoteError after the records before it
 */
export async function* readCsvRecords(
  texts: AsyncIterable<string>,
  { delimiter, newline, isQuoted = true }: CsvShape,
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
      record_delimiter: newline === '\n' ? ['\r\n', '\n'] : newline,
      ...(!isQuoted && { quote: null }),
      info: true,
      relax_column_count: true,
      // A quote inside an unquoted value is part of it.
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
      // The only error left is an unclosed quote; earlier records come first.
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
    countedTwice += countOccurrences(values, '\r\n')
    lastLine = info.lines - countedTwice
    records.push({ line: lastLine - countOccurrences(values, newline), values })
    if (records.length < RECORDS_PER_CHUNK) continue
    yield records
    records = []
  }
  yield records
  if (open) throw new OpenQuoteError(lastLine + 1)
}

function countOccurrences(values: readonly string[], part: string): number {
  let count = 0
  for (const value of values) {
    for (let at = value.indexOf(part); at !== -1; at = value.indexOf(part, at + 1)) count += 1
  }
  return count
}
