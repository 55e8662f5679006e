import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { SocketAddress } from './messages.ts'
import { leavePlace, PLACE_PREFIX, SOCKET_NAME } from './place.ts'

// The socket's folder is among the temporary files, where a process that is killed would leave it
// for ever. Its path is noted beside the database, and whoever has the lock next removes it.

/** Notes in the file `note` where the socket is. */
export function notePlace(note: string, place: SocketAddress): void {
  if (place.kind === 'unix') writeFileSync(note, place.folder, { mode: 0o600 })
}

/** Removes what a process left whose note is still there. */
export function removeLeftPlace(note: string): void {
  try {
    const folder = readFileSync(note, 'utf8')
    const isOurs =
      basename(folder).startsWith(PLACE_PREFIX) &&
      readdirSync(folder).every((name) => name.startsWith(SOCKET_NAME))
    if (isOurs) leavePlace({ kind: 'unix', folder, path: '' })
  } catch {
    // There is no note, or what it names is gone.
  }
  rmSync(note, { force: true })
}

/** Nothing is left. */
export const forgetPlace = (note: string): void => rmSync(note, { force: true })
