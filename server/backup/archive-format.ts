import * as z from 'zod'

// An archive is gzip over lines of JSON, one record each: a header, the rows of one table after the
// other, the files in chunks, and a closing line, which has the SHA-256 of all lines before it.

/** Rises when an older version could no longer read what is written. */
export const ARCHIVE_VERSION = 1

/** No line of an archive is longer, in bytes. */
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
  /** The version of Homiq that made it. */
  homiq: z.string(),
  madeAt: z.iso.datetime(),
  /** PostgreSQL's own version, for people. */
  postgres: z.string(),
  /** The migrations that the tables have had, by the moments they were made. */
  migrations: z.array(z.int()),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
})

/** What of a header of any version can be said. */
export const anyHeaderSchema = z.object({
  format: z.literal('homiq-backup'),
  version: z.int(),
  homiq: z.string(),
})

/** A value is PostgreSQL's own text of it, in the order of the table's columns. */
export const rowSchema = z.object({ table: z.string(), row: z.array(z.string().nullable()) })

/** A chunk of a file of the data folder; the last one says so. */
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
