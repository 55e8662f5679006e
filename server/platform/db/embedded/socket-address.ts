import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SocketAddress } from './messages.ts'

/** The port in the name of PostgreSQL's socket, from which `pg` builds the path. */
export const SOCKET_NUMBER = 5432

export const SOCKET_NAME = `.s.PGSQL.${SOCKET_NUMBER}`

export const SOCKET_FOLDER_PREFIX = 'homiq-'

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
