import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { SocketAddress } from './messages.ts'

/** The port in the name of PostgreSQL's socket, from which `pg` builds the path. */
export const SOCKET_NUMBER = 5432

const SOCKET_NAME = `.s.PGSQL.${SOCKET_NUMBER}`

const SOCKET_FOLDER_PREFIX = 'homiq-'

/** The smaller of the limits of Linux (107) and macOS (103). */
const MAX_SOCKET_PATH_BYTES = 103

/**
 * Creates a private folder for the socket. Falls back to a loopback port on Windows, or when the path
 * is too long; there any local user can connect, because PGlite requires no password.
 */
export function createSocketAddress(temporaryFolder = tmpdir()): SocketAddress {
  if (process.platform === 'win32') return { kind: 'loopback' }
  const sample = join(temporaryFolder, `${SOCKET_FOLDER_PREFIX}XXXXXX`, SOCKET_NAME)
  if (Buffer.byteLength(sample) > MAX_SOCKET_PATH_BYTES) return { kind: 'loopback' }
  const folder = mkdtempSync(join(temporaryFolder, SOCKET_FOLDER_PREFIX))
  return { kind: 'unix', folder, path: join(folder, SOCKET_NAME) }
}

export function deleteSocketFolder(socket: SocketAddress): void {
  if (socket.kind === 'unix') rmSync(socket.folder, { recursive: true, force: true })
}

// The socket is in a temporary folder, which a killed process leaves behind. Its path is recorded
// beside the database, and the next process that has the lock deletes it.

export function writeSocketRecord(recordFile: string, socket: SocketAddress): void {
  if (socket.kind === 'unix') writeFileSync(recordFile, socket.folder, { mode: 0o600 })
}

export function deleteStaleSocket(recordFile: string): void {
  try {
    const folder = readFileSync(recordFile, 'utf8')
    const isOurs =
      basename(folder).startsWith(SOCKET_FOLDER_PREFIX) &&
      readdirSync(folder).every((name) => name.startsWith(SOCKET_NAME))
    if (isOurs) deleteSocketFolder({ kind: 'unix', folder, path: '' })
  } catch {
    // There is no record, or the folder is gone.
  }
  rmSync(recordFile, { force: true })
}

export const deleteSocketRecord = (recordFile: string): void => rmSync(recordFile, { force: true })
