import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import {
  ARCHIVE_VERSION,
  type ArchiveClosing,
  ArchiveError,
  type ArchiveHeader,
  anyHeaderSchema,
  closingSchema,
  type FileChunk,
  fileChunkSchema,
  headerSchema,
  MAX_LINE_BYTES,
  rowSchema,
} from './archive-format.ts'

export type ArchiveRecord =
  | { readonly kind: 'header'; readonly header: ArchiveHeader }
  | {
      readonly kind: 'row'
      readonly line: number
      readonly table: string
      readonly row: readonly (string | null)[]
    }
  | { readonly kind: 'file-chunk'; readonly line: number; readonly chunk: FileChunk }
  | { readonly kind: 'closing'; readonly closing: ArchiveClosing }

/** zlib's error code for truncated input. */
const TRUNCATED_CODE = 'Z_BUF_ERROR'

/**
 * Yields the records in order. They are only verified once the last one is read, which has the
 * checksum.
 *
 * @param name the archive's name for error messages
 * @throws {ArchiveError} naming the line, when the file is not an archive, from a newer version,
 *   truncated or damaged
 */
export async function* readArchive(source: Readable, name: string): AsyncGenerator<ArchiveRecord> {
  const checksum = createHash('sha256')
  const rowCounts = new Map<string, number>()
  const columnCounts = new Map<string, number>()
  let fileCount = 0
  let line = 0
  let isClosed = false

  const createDamagedError = (number: number) =>
    new ArchiveError(
      `${name} is damaged at line ${number}. Use another copy of it, or an older backup.`,
    )

  function parseLine(text: string, number: number): ArchiveRecord {
    const value = parseJson(text)
    if (number === 1) {
      const header = readHeader(value, name)
      for (const table of header.tables) {
        rowCounts.set(table.name, 0)
        columnCounts.set(table.name, table.columns.length)
      }
      return { kind: 'header', header }
    }
    const row = rowSchema.safeParse(value)
    if (row.success) {
      const { table, row: values } = row.data
      if (values.length !== columnCounts.get(table)) throw createDamagedError(number)
      rowCounts.set(table, (rowCounts.get(table) ?? 0) + 1)
      return { kind: 'row', line: number, table, row: values }
    }
    const chunk = fileChunkSchema.safeParse(value)
    if (chunk.success) {
      if (chunk.data.last) fileCount += 1
      return { kind: 'file-chunk', line: number, chunk: chunk.data }
    }
    const closing = closingSchema.safeParse(value)
    if (!closing.success) throw createDamagedError(number)
    const countsMatch = Object.entries(closing.data.rows).every(
      ([table, n]) => rowCounts.get(table) === n,
    )
    if (
      closing.data.sha256 !== checksum.digest('hex') ||
      !countsMatch ||
      closing.data.files !== fileCount
    ) {
      throw new ArchiveError(
        `${name} is damaged: its ${number - 1} lines are not those that its last line has the checksum of. Use another copy of it, or an older backup.`,
      )
    }
    isClosed = true
    return { kind: 'closing', closing: closing.data }
  }

  const gunzip = createGunzip()
  // `pipe` does not forward errors.
  source.once('error', (error) => gunzip.destroy(error))
  try {
    for await (const { number, text, bytes } of readArchiveLines(source.pipe(gunzip), name)) {
      line = number
      if (isClosed) throw createDamagedError(number)
      const record = parseLine(text, number)
      if (!isClosed) checksum.update(bytes)
      yield record
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (typeof code !== 'string' || !code.startsWith('Z_')) throw error
    if (line === 0 && code !== TRUNCATED_CODE) throw createNotArchiveError(name)
    if (code !== TRUNCATED_CODE) throw createDamagedError(line + 1)
    isClosed = false
  } finally {
    source.destroy()
    gunzip.destroy()
  }
  if (isClosed) return
  throw new ArchiveError(
    `${name} ends after line ${line}, before its last one: it was not copied whole. Use another copy of it, or an older backup.`,
  )
}

const createNotArchiveError = (name: string) =>
  new ArchiveError(`${name} is no backup of Homiq: its line 1 is not how one begins.`)

function readHeader(value: unknown, name: string): ArchiveHeader {
  const any = anyHeaderSchema.safeParse(value)
  if (!any.success) throw createNotArchiveError(name)
  if (any.data.version > ARCHIVE_VERSION) {
    throw new ArchiveError(
      `${name} was made by Homiq ${any.data.homiq}, which is newer (line 1 says format ${any.data.version}, this version knows ${ARCHIVE_VERSION}). Restore it with that version.`,
    )
  }
  const header = headerSchema.safeParse(value)
  if (!header.success) throw createNotArchiveError(name)
  return header.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const NEWLINE = 10

/** `text` is without the newline, `bytes` with it. */
interface ArchiveLine {
  readonly number: number
  readonly text: string
  readonly bytes: Buffer
}

/**
 * A last line without a newline is dropped: the archive was truncated within it.
 *
 * @throws {ArchiveError} at a line that is too long
 */
async function* readArchiveLines(
  source: AsyncIterable<Buffer>,
  name: string,
): AsyncGenerator<ArchiveLine> {
  let number = 1
  let partial: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const bytes = Buffer.concat([...partial, chunk.subarray(from, end + 1)])
      yield { number, text: bytes.toString('utf8', 0, bytes.length - 1), bytes }
      number += 1
      partial = []
      length = 0
      from = end + 1
    }
    if (from < chunk.length) partial.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > MAX_LINE_BYTES) {
      throw new ArchiveError(`Line ${number} of ${name} is too long to be one of an archive.`)
    }
  }
}
