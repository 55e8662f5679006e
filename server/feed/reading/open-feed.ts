import { extname } from 'node:path'
import { createFieldFinder, FEED_FIELDS, type FeedField } from '#domain/feed/fields.ts'
import { detectCsvTable, readCsvRows } from './csv-rows.ts'
import type { Encoding } from './encoding.ts'
import type { FeedRow } from './feed-row.ts'
import { readJsonArrayRows, startsJsonArray } from './json-array-rows.ts'
import { readNdjsonRows } from './ndjson-rows.ts'
import { openTextFile, UnreadableTextError } from './text-file.ts'
import type { FieldFinder } from './to-feed-record.ts'

export const FEED_FORMATS = ['csv', 'ndjson', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** Can be read once. */
export interface OpenFeed {
  readonly format: FeedFormat
  readonly encoding: Encoding
  /** Bytes. */
  readonly size: number
  /** A decimal comma is likelier where values are separated by semicolons. */
  readonly semicolons: boolean
  /** Column names of a table; `null` for JSON, where each listing names its own fields. */
  readonly columns: readonly string[] | null
  readonly fieldOf: FieldFinder
  /** The rows in chunks. */
  rows(onBytes?: (sum: number) => void): AsyncGenerator<FeedRow[]>
  /** Name of the column that a field was read from, as in the file; else ours. */
  columnOf(field: FeedField): string
}

export interface FeedFile {
  readonly path: string
  readonly format?: FeedFormat
  readonly encoding?: Encoding
  /** Overrides for the fields that columns map to. */
  readonly columns?: ReadonlyMap<string, FeedField>
}

/** @throws one sentence when the file cannot be read as a feed */
export async function openFeed({ path, format, encoding, columns }: FeedFile): Promise<OpenFeed> {
  const file = await openTextFile(path, encoding)
  if (file.start.trim() === '') throw new Error(`The file ${path} is empty.`)
  const names = new Map<FeedField, string>()
  const find = createFieldFinder(columns)
  /** Cache: each listing of JSON names its fields again. */
  const known = new Map<string, FeedField | null>()
  const fieldOf = (name: string) => {
    const before = known.get(name)
    if (before !== undefined) return before ?? undefined
    const field = find(name)
    known.set(name, field ?? null)
    if (field !== undefined && !names.has(field)) names.set(field, name)
    return field
  }
  const found = format ?? detectFormat(path, file.start)
  const table = found === 'csv' ? detectCsvTable(file.start, find) : null
  if (found === 'json' && !startsJsonArray(file.start))
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
      if (table !== null) return untilUndecodable(readCsvRows(texts, table, fieldOf))
      return untilUndecodable(
        found === 'json'
          ? readJsonArrayRows(texts, file.start, fieldOf)
          : readNdjsonRows(texts, fieldOf),
      )
    },
  }
}

/** Ends early where the file cannot be decoded. */
async function* untilUndecodable(rows: AsyncGenerator<FeedRow[]>): AsyncGenerator<FeedRow[]> {
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

/** By the start of the file; by its name only for CSV. */
function detectFormat(path: string, start: string): FeedFormat {
  if (['.csv', '.tsv'].includes(extname(path).toLowerCase())) return 'csv'
  if (startsJsonArray(start)) return 'json'
  return start.trimStart().startsWith('{') ? 'ndjson' : 'csv'
}
