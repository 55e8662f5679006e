import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SocketAddress } from './messages.ts'

/** The number in the name of PostgreSQL's socket; the same that `pg` puts together. */
export const SOCKET_NUMBER = 5432

export const SOCKET_NAME = `.s.PGSQL.${SOCKET_NUMBER}`

/** How the names of the folders begin that sockets are in. */
export const SOCKET_FOLDER_PREFIX = 'homiq-'

/** The longest path of a socket in bytes, the shorter of Linux's (107) and macOS's (103). */
const MAX_SOCKET_PATH_BYTES = 103

/**
 * A socket in a new folder that only this user may enter, or a loopback port where there are no
 * such sockets (Windows) or the path would be too long. On loopback any local user can connect,
 * for PGlite asks for no password.
 */
export function createSocketAddress(temporaryFolder = tmpdir()): SocketAddress {
  if (process.platform === 'win32') return { kind: 'loopback' }
  const sample = join(temporaryFolder, `${SOCKET_FOLDER_PREFIX}XXXXXX`, SOCKET_NAME)
  if (Buffer.byteLength(sample) > MAX_SOCKET_PATH_BYTES) return { kind: 'loopback' }
  const folder = mkdtempSync(join(temporaryFolder, SOCKET_FOLDER_PREFIX))
  return { kind: 'unix', folder, path: join(folder, SOCKET_NAME) }
}

/** Removes what `createSocketAddress` made. */
export function deleteSocketFolder(socket: SocketAddress): void {
  if (socket.kind === 'unix') rmSync(socket.folder, { recursive: true, force: true })
}
