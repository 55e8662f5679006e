import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from './messages.ts'

/** The number in the name of PostgreSQL's socket; the same that `pg` puts together. */
export const SOCKET_NUMBER = 5432

/** The longest path of a socket in bytes, the shorter of Linux's (107) and macOS's (103). */
const LONGEST_PATH = 103

/**
 * A socket in a new folder that only this user may enter, or a loopback port where there are no
 * such sockets (Windows) or the path would be too long. On loopback any local user can connect,
 * for PGlite asks for no password.
 */
export function choosePlace(temporaryFolder = tmpdir()): Place {
  if (process.platform === 'win32') return { kind: 'loopback' }
  const name = `.s.PGSQL.${SOCKET_NUMBER}`
  const sample = join(temporaryFolder, 'homiq-XXXXXX', name)
  if (Buffer.byteLength(sample) > LONGEST_PATH) return { kind: 'loopback' }
  const folder = mkdtempSync(join(temporaryFolder, 'homiq-'))
  return { kind: 'unix', folder, path: join(folder, name) }
}

/** Removes what `choosePlace` made. */
export function leavePlace(place: Place): void {
  if (place.kind === 'unix') rmSync(place.folder, { recursive: true, force: true })
}
