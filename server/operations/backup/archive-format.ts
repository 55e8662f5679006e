import * as z from 'zod'

// An archive is gzipped JSON lines: a header, the rows of each table, the files in chunks, and a
// closing line with the SHA-256 of all lines before it.

/** Incremented when older versions could not read the format. */
export const ARCHIVE_VERSION = 1

export const MAX_LINE_BYTES = 64 * 1024 * 1024

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) })

const sequenceSchema = z.object({
  name: z.string(),
  /** A bigint in digits. */
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})

export const headerSchema = z.object({
  format: z.literal('homiq-backup'),
  version: z.literal(ARCHIVE_VERSION),
  /** The version of Homiq that created the archive. */
  homiq: z.string(),
  madeAt: z.iso.datetime(),
  /** PostgreSQL's version, for people to read. */
  postgres: z.string(),
  /** The applied migrations, by their `folderMillis`. */
  migrations: z.array(z.int()),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
})

/** What headers of all versions have. */
export const anyHeaderSchema = z.object({
  format: z.literal('homiq-backup'),
  version: z.int(),
  homiq: z.string(),
})

/** Values in PostgreSQL's text format, in the order of the table's columns. */
export const rowSchema = z.object({ table: z.string(), row: z.array(z.string().nullable()) })

/** A chunk of a file in the data folder. */
export const fileChunkSchema = z.object({
  file: z.string(),
  base64: z.base64(),
  last: z.boolean(),
})

export const closingSchema = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  sha256: z.string(),
})

export type ArchiveHeader = z.infer<typeof headerSchema>
export type ArchivedTable = z.infer<typeof tableSchema>
export type ArchivedSequence = z.infer<typeof sequenceSchema>
export type FileChunk = z.infer<typeof fileChunkSchema>
export type ArchiveClosing = z.infer<typeof closingSchema>

/** The message is one sentence that says why an archive cannot be used, and what to do. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}
