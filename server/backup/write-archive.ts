import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { appliedMigrations } from '#server/db/migration-steps.ts'
import {
  ARCHIVE_VERSION,
  type ArchiveClosing,
  type ArchiveHeader,
  type FilePiece,
} from './archive-format.ts'
import { beginSnapshot, getServerVersion, listSequences, listTables, readRows } from './queries.ts'
import { listStateFiles } from './state-files.ts'

const PIECE_BYTES = 48 * 1024

/** Lines are handed on in portions of about so many characters. */
const PORTION = 256 * 1024

export interface ArchiveSource {
  /** A connection without a transaction; the one of the archive is its own. */
  readonly client: ClientBase
  readonly dataDir: string
  /** The version of Homiq. */
  readonly homiq: string
  readonly now: Date
  /** Told what the archive will have said once it is whole. */
  readonly onClosing?: (closing: ArchiveClosing) => void
}

/**
 * An archive before it is compressed, of the database as it is at the moment that the first portion
 * is asked for, and of the files that are there when the tables have been read: a message that goes
 * out meanwhile is in both then, and in neither never.
 *
 * @throws {Error} one sentence when there is nothing to save
 */
export async function* writeArchive(source: ArchiveSource): AsyncGenerator<Buffer> {
  const { client, onClosing } = source
  const sum = createHash('sha256')
  let waiting = ''
  const portion = () => {
    const bytes = Buffer.from(waiting)
    waiting = ''
    sum.update(bytes)
    return bytes
  }
  let isOpen = true
  const snapshot = await beginSnapshot(client)
  try {
    const header = await headerOf(source)
    waiting = `${JSON.stringify(header)}\n`
    const rows: Record<string, number> = {}
    for (const table of header.tables) {
      const { name } = table
      rows[name] = 0
      const start = `{"table":${JSON.stringify(name)},"row":`
      for await (const texts of readRows(client, table)) {
        rows[name] += texts.length
        for (const text of texts) {
          waiting += `${start}${text}}\n`
          if (waiting.length >= PORTION) yield portion()
        }
      }
    }
    await snapshot.end()
    isOpen = false
    const files = await listStateFiles(source.dataDir)
    let filed = 0
    for (const file of files) {
      for await (const piece of piecesOf(source.dataDir, file)) {
        waiting += `${JSON.stringify(piece)}\n`
        if (piece.last) filed += 1
        if (waiting.length >= PORTION) yield portion()
      }
    }
    yield portion()
    const closing: ArchiveClosing = { rows, files: filed, sha256: sum.digest('hex') }
    onClosing?.(closing)
    yield Buffer.from(`${JSON.stringify(closing)}\n`)
  } finally {
    if (isOpen) await snapshot.cancel()
  }
}

async function headerOf({ client, homiq, now }: ArchiveSource): Promise<ArchiveHeader> {
  // The first query fixes the moment; sequences are read after it, and may only be ahead of it.
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

/** A file in pieces; none when it is gone by now. */
async function* piecesOf(dataDir: string, path: string): AsyncGenerator<FilePiece> {
  const file = await open(join(dataDir, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (file === null) return
  try {
    let last = false
    while (!last) {
      const buffer = Buffer.alloc(PIECE_BYTES)
      const { bytesRead } = await file.read(buffer)
      last = bytesRead === 0
      yield { file: path, base64: buffer.toString('base64', 0, bytesRead), last }
    }
  } finally {
    await file.close()
  }
}
