import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SocketAddress } from './messages.ts'

/** The number in the name of PostgreSQL's socket; the same that `pg` puts together. */
export const SOCKET_NUMBER = 5432

export const SOCKET_NAME = `.s.PGSQL.${SOCKET_NUMBER}`

/** How the names of the folders begin that sockets are in. */
export const PLACE_PREFIX = 'homiq-'

/** The longest path of a socket in bytes, the shorter of Linux's (107) and macOS's (103). */
const LONGEST_PATH = 103

/**
 * A socket in a new folder that only this user may enter, or a loopback port where there are no
 * such sockets (Windows) or the path would be too long. On loopback any local user can connect,
 * for PGlite asks for no password.
 */
export function choosePlace(temporaryFolder = tmpdir()): SocketAddress {
  if (process.platform === 'win32') return { kind: 'loopback' }
  const sample = join(temporaryFolder, `${PLACE_PREFIX}XXXXXX`, SOCKET_NAME)
  if (Buffer.byteLength(sample) > LONGEST_PATH) return { kind: 'loopback' }
  const folder = mkdtempSync(join(temporaryFolder, PLACE_PREFIX))
  return { kind: 'unix', folder, path: join(folder, SOCKET_NAME) }
}

/** Removes what `choosePlace` made. */
export function leavePlace(place: SocketAddress): void {
  if (place.kind === 'unix') rmSync(place.folder, { recursive: true, force: true })
}
