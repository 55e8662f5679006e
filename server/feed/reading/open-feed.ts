import { extname } from 'node:path'
import { createFieldFinder, FEED_FIELDS, type FeedField } from '#domain/feed/fields.ts'
import { csvRows, csvTableOf } from './csv-rows.ts'
import type { Encoding } from './encoding.ts'
import type { FeedRow } from './feed-row.ts'
import { beginsArray, jsonArrayRows } from './json-array-rows.ts'
import { ndjsonRows } from './ndjson-rows.ts'
import { openTextFile, UnreadableTextError } from './text-file.ts'
import type { FieldFinder } from './to-feed-record.ts'

export const FEED_FORMATS = ['csv', 'ndjson', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** A file of homes, ready to be read once. */
export interface OpenFeed {
  readonly format: FeedFormat
  readonly encoding: Encoding
  /** Bytes. */
  readonly size: number
  /** A decimal comma is likelier where values are separated by semicolons. */
  readonly semicolons: boolean
  /** The names of a table's columns; `null` where each home names its own. */
  readonly columns: readonly string[] | null
  /** The field that a column of this name stands for. */
  readonly fieldOf: FieldFinder
  /** The rows, those of a piece of the file together. */
  rows(onBytes?: (sum: number) => void): AsyncGenerator<FeedRow[]>
  /** The column that a field was read from, by its name in the file; else by ours. */
  columnOf(field: FeedField): string
}

export interface FeedFile {
  readonly path: string
  readonly format?: FeedFormat
  readonly encoding?: Encoding
  /** Names of columns that stand for a field whatever they are called. */
  readonly columns?: ReadonlyMap<string, FeedField>
}

/** @throws one sentence when the file cannot be read as a feed */
export async function openFeed({ path, format, encoding, columns }: FeedFile): Promise<OpenFeed> {
  const file = await openTextFile(path, encoding)
  if (file.start.trim() === '') throw new Error(`The file ${path} is empty.`)
  const names = new Map<FeedField, string>()
  const find = createFieldFinder(columns)
  /** Names that came before: homes of JSON name their fields each for itself. */
  const known = new Map<string, FeedField | null>()
  const fieldOf = (name: string) => {
    const before = known.get(name)
    if (before !== undefined) return before ?? undefined
    const field = find(name)
    known.set(name, field ?? null)
    if (field !== undefined && !names.has(field)) names.set(field, name)
    return field
  }
  const found = format ?? formatOf(path, file.start)
  const table = found === 'csv' ? csvTableOf(file.start, find) : null
  if (found === 'json' && !beginsArray(file.start))
    throw new Error(`The file ${path} does not begin as an array of JSON.`)
  return {
    format: found,
    encoding: file.encoding,
    size: file.size,
    semicolons: table?.delimiter === ';',
    columns: table?.columns ?? null,
    fieldOf,
    columnOf: (field) => names.get(field) ?? FEED_FIELDS[field][0],
    rows(onBytes) {
      const texts = file.texts(onBytes)
      if (table !== null) return readable(csvRows(texts, table, fieldOf))
      return readable(
        found === 'json' ? jsonArrayRows(texts, file.start, fieldOf) : ndjsonRows(texts, fieldOf),
      )
    },
  }
}

/** The rows, up to where the file is no longer the text that it began as. */
async function* readable(rows: AsyncGenerator<FeedRow[]>): AsyncGenerator<FeedRow[]> {
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

/** By what the file begins with; its name decides only whether it is a table. */
function formatOf(path: string, start: string): FeedFormat {
  if (['.csv', '.tsv'].includes(extname(path).toLowerCase())) return 'csv'
  if (beginsArray(start)) return 'json'
  return start.trimStart().startsWith('{') ? 'ndjson' : 'csv'
}
