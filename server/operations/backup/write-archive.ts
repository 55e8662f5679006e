import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { appliedMigrations } from '#server/platform/db/migration-steps.ts'
import {
  ARCHIVE_VERSION,
  type ArchiveClosing,
  type ArchiveHeader,
  type FileChunk,
} from './archive-format.ts'
import {
  beginSnapshot,
  endSnapshot,
  getServerVersion,
  listSequences,
  listTables,
  readRows,
} from './queries.ts'
import { listStateFiles } from './state-files.ts'

const FILE_CHUNK_BYTES = 48 * 1024

/** The approximate size of a yielded chunk. */
const CHUNK_CHARACTERS = 256 * 1024

export interface ArchiveSource {
  /** Must not be in a transaction. */
  readonly client: ClientBase
  readonly dataDir: string
  /** The version of Homiq. */
  readonly homiq: string
  readonly now: Date
  /** Called with the closing record before it is yielded. */
  readonly onClosing?: (closing: ArchiveClosing) => void
}

/**
 * Yields an archive, uncompressed. The database is read as of the first chunk, the files
 * afterwards: a mail that moves from the mail spool into the outbox in between may be in both, but
 * is never missing.
 *
 * @throws {Error} one sentence if there is nothing to save
 */
export async function* writeArchive(source: ArchiveSource): AsyncGenerator<Buffer> {
  const { client, onClosing } = source
  const checksum = createHash('sha256')
  let pending = ''
  const takeChunk = () => {
    const bytes = Buffer.from(pending)
    pending = ''
    checksum.update(bytes)
    return bytes
  }
  const rowCounts: Record<string, number> = {}
  try {
    await beginSnapshot(client)
    const header = await createHeader(source)
    pending = `${JSON.stringify(header)}\n`
    for (const table of header.tables) {
      const { name } = table
      rowCounts[name] = 0
      const start = `{"table":${JSON.stringify(name)},"row":`
      for await (const texts of readRows(client, table)) {
        rowCounts[name] += texts.length
        for (const text of texts) {
          pending += `${start}${text}}\n`
          if (pending.length >= CHUNK_CHARACTERS) yield takeChunk()
        }
      }
    }
  } finally {
    await endSnapshot(client)
  }
  let files = 0
  for (const file of await listStateFiles(source.dataDir)) {
    for await (const chunk of readFileChunks(source.dataDir, file)) {
      pending += `${JSON.stringify(chunk)}\n`
      if (chunk.last) files += 1
      if (pending.length >= CHUNK_CHARACTERS) yield takeChunk()
    }
  }
  yield takeChunk()
  const closing: ArchiveClosing = { rows: rowCounts, files, sha256: checksum.digest('hex') }
  onClosing?.(closing)
  yield Buffer.from(`${JSON.stringify(closing)}\n`)
}

async function createHeader({ client, homiq, now }: ArchiveSource): Promise<ArchiveHeader> {
  // The first query fixes the snapshot. Sequences are not part of it and can only be ahead.
  const tables = await listTables(client)
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0) throw new Error('This database has no tables of Homiq to save.')
  return {
    format: 'homiq-backup',
    version: ARCHIVE_VERSION,
    homiq,
    madeAt: now.toISOString(),
    postgres: await getServerVersion(client),
    migrations,
    tables,
    sequences: await listSequences(client),
  }
}

/** Yields nothing if the file was deleted in the meantime. */
async function* readFileChunks(dataDir: string, path: string): AsyncGenerator<FileChunk> {
  const file = await open(join(dataDir, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (file === null) return
  try {
    let last = false
    while (!last) {
      const buffer = Buffer.alloc(FILE_CHUNK_BYTES)
      const { bytesRead } = await file.read(buffer)
      last = bytesRead === 0
      yield { file: path, base64: buffer.toString('base64', 0, bytesRead), last }
    }
  } finally {
    await file.close()
  }
}
