import { extname } from 'node:path'
import { BLM } from '#domain/feeds/layouts/blm.ts'
import { detectBlmTable } from './csv/blm-table.ts'
import { readCsvRows } from './csv/csv-rows.ts'
import { type CsvTable, detectCsvTable } from './csv/csv-table.ts'
import type { Encoding } from './encoding.ts'
import type { FieldFinder, SourceRow } from './feed-row.ts'
import {
  readJsonArrayRows,
  readNdjsonRows,
  startsJsonArray,
  withoutOpening,
} from './json/json-rows.ts'
import { openTextFile, UnreadableTextError } from './text-file.ts'
import { detectXmlLayout, startsXml, withoutProlog } from './xml/xml-root.ts'
import { readXmlRows } from './xml-rows.ts'

export const FEED_FORMATS = ['csv', 'ndjson', 'json', 'xml', 'blm'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** A file in one of the formats, whatever its columns are. */
export type FeedSource = Awaited<ReturnType<typeof openFeedSource>>

export interface FeedSourceFile {
  readonly path: string
  readonly format?: FeedFormat
  readonly encoding?: Encoding
}

/**
 * @param fieldOf knows names of columns, which show how a table is separated
 * @throws one sentence when the file cannot be read as a feed
 */
export async function openFeedSource(
  { path, format, encoding }: FeedSourceFile,
  fieldOf: FieldFinder,
) {
  const file = await openTextFile(path, encoding)
  if (file.start.trim() === '') throw new Error(`The file ${path} is empty.`)
  const found = format ?? detectFormat(path, file.start)
  const layout = found === 'xml' ? detectXmlLayout(path, file.start) : null
  const table = detectTable(found, file.start, fieldOf)
  /** How the elements of XML are read. */
  const profile = found === 'blm' ? BLM : layout?.profile
  /** What `line` of a row counts: a file of JSON or XML may be one line. */
  const countedBy = isOneLine(found, file.start) ? 'row' : 'line'
  if (found === 'json' && !startsJsonArray(file.start))
    throw new Error(`The file ${path} does not begin as an array of JSON.`)
  if (found === 'blm' && table === null)
    throw new Error(
      `The file ${path} has no #HEADER#, #DEFINITION# and #DATA# of BLM in its first 64 kB.`,
    )
  if (found === 'ndjson' && isPrintedObject(file.start))
    throw new Error(
      `The file ${path} is one object of JSON over several lines: put its listings into an array, or each into one line.`,
    )
  return {
    format: found,
    encoding: file.encoding,
    /** Bytes. */
    size: file.size,
    /** Column names of a table; `null` for JSON and XML, where each listing names its own fields. */
    columns: table?.columns ?? null,
    /** Whether a table has no headings, so that its columns are called "column 1" and so on. */
    isHeadless: found === 'csv' && table?.isHeadless === true,
    ...(profile && { profile }),
    countedBy,
    /** The rows in chunks. */
    rows(onBytes?: (sum: number) => void): AsyncGenerator<SourceRow[]> {
      const texts = file.texts(onBytes)
      if (found === 'ndjson') return untilUndecodable(readNdjsonRows(texts))
      const rows =
        table !== null
          ? readCsvRows(texts, table)
          : layout === null
            ? readJsonArrayRows(texts, file.start)
            : readXmlRows(texts, layout)
      return untilUndecodable(countedBy === 'row' ? countRows(rows) : rows)
    },
  }
}

function detectTable(format: FeedFormat, start: string, fieldOf: FieldFinder): CsvTable | null {
  if (format === 'csv') return detectCsvTable(start, fieldOf)
  return format === 'blm' ? detectBlmTable(start) : null
}

/** What comes before the first listing may have lines of its own. */
function isOneLine(format: FeedFormat, start: string): boolean {
  if (format === 'blm') return true
  if (format !== 'json' && format !== 'xml') return false
  const listings = format === 'xml' ? withoutProlog(start) : withoutOpening(start)
  return !listings.trim().includes('\n')
}

async function* countRows(rows: AsyncGenerator<SourceRow[]>): AsyncGenerator<SourceRow[]> {
  let count = 0
  for await (const piece of rows)
    yield piece.map((row) => {
      count += 1
      return { ...row, line: count }
    })
}

/** Ends early where the file cannot be decoded. */
async function* untilUndecodable(rows: AsyncGenerator<SourceRow[]>): AsyncGenerator<SourceRow[]> {
  let line = 0
  try {
    for await (const piece of rows) {
      line = piece.at(-1)?.line ?? line
      yield piece
    }
  } catch (error) {
    if (!(error instanceof UnreadableTextError)) throw error
    yield [{ line: line + 1, endsEarly: error.message }]
  }
}

/** Whether a whole object stands in the first of several lines. */
function isNdjson(start: string): boolean {
  const [first = '', second = ''] = start.trim().split('\n')
  return second.trim().startsWith('{') && isJson(first)
}

/** Whether an object goes on in the next line: "{" or `{"a": 1,`. */
const isPrintedObject = (start: string): boolean => /^\s*\{(\s*|[^\n]*[,[{]\s*)\n/.test(start)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Detects the format by the start of the file; only CSV is detected by the file name. */
function detectFormat(path: string, start: string): FeedFormat {
  if (['.csv', '.tsv'].includes(extname(path).toLowerCase())) return 'csv'
  if (start.trimStart().startsWith('#HEADER#')) return 'blm'
  if (startsXml(start)) return 'xml'
  if (startsJsonArray(start) && !isNdjson(start)) return 'json'
  return start.trimStart().startsWith('{') ? 'ndjson' : 'csv'
}
