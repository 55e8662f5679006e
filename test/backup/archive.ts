import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type ArchiveRecord, readArchive } from '#server/backup/read-archive.ts'
import { restoreArchive } from '#server/backup/restore/restore-archive.ts'
import { writeArchive } from '#server/backup/write-archive.ts'
import type { Database } from '#server/db/open.ts'
import { collect } from '#test/async/collect.ts'

/** An archive of a database, compressed as `npm run backup` does. */
export async function archiveOf({ pool }: Database, dataDir: string): Promise<Buffer> {
  const client = await pool.connect()
  try {
    const now = new Date('2026-11-22T10:00:00Z')
    const archive = writeArchive({ client, dataDir, homiq: '1.2.3', now })
    return gzipSync(await buffer(Readable.from(archive)))
  } finally {
    client.release()
  }
}

/** Restores an archive as `npm run restore` does with one that comes from standard input. */
export function restored(
  archive: Buffer,
  database: Database,
  dataDir: string,
  { replace = false }: { readonly replace?: boolean } = {},
) {
  return restoreArchive(recordsIn(archive), { database, dataDir, replace })
}

const recordsIn = (archive: Buffer): AsyncGenerator<ArchiveRecord> =>
  readArchive(Readable.from([archive]), 'x.gz')

export const allRecordsIn = (archive: Buffer): Promise<ArchiveRecord[]> =>
  collect(recordsIn(archive))

export const linesIn = (archive: Buffer): string[] =>
  gunzipSync(archive).toString().trimEnd().split('\n')

/** An archive of these lines, whatever they say. */
export const archiveOfLines = (lines: readonly string[]): Buffer =>
  gzipSync(lines.map((line) => `${line}\n`).join(''))
