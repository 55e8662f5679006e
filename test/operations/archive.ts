import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type ArchiveRecord, readArchive } from '#server/operations/backup/read-archive.ts'
import { restoreArchive } from '#server/operations/backup/restore/restore-archive.ts'
import { writeArchive } from '#server/operations/backup/write-archive.ts'
import type { Database } from '#server/platform/db/open.ts'
import { collect } from '#test/async/collect.ts'

/** Compressed, as `npm run backup` writes it. */
export async function createArchive({ pool }: Database, dataDir: string): Promise<Buffer> {
  const client = await pool.connect()
  try {
    const now = new Date('2026-11-22T10:00:00Z')
    const archive = writeArchive({ client, dataDir, homiq: '1.2.3', now })
    return gzipSync(await buffer(Readable.from(archive)))
  } finally {
    client.release()
  }
}

/** Restores an archive as `npm run restore` does from standard input. */
export function restoreBuffer(
  archive: Buffer,
  database: Database,
  dataDir: string,
  { replace = false }: { readonly replace?: boolean } = {},
) {
  return restoreArchive(readRecords(archive), { database, dataDir, replace })
}

const readRecords = (archive: Buffer): AsyncGenerator<ArchiveRecord> =>
  readArchive(Readable.from([archive]), 'x.gz')

export const readAllRecords = (archive: Buffer): Promise<ArchiveRecord[]> =>
  collect(readRecords(archive))

export const readLines = (archive: Buffer): string[] =>
  gunzipSync(archive).toString().trimEnd().split('\n')

/** The lines need not be a valid archive. */
export const createArchiveFromLines = (lines: readonly string[]): Buffer =>
  gzipSync(lines.map((line) => `${line}\n`).join(''))
