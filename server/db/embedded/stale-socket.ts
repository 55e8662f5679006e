import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { SocketAddress } from './messages.ts'
import { deleteSocketFolder, SOCKET_FOLDER_PREFIX, SOCKET_NAME } from './socket-address.ts'

// The socket's folder is among the temporary files, where a process that is killed would leave it
// for ever. Its path is noted beside the database, and whoever has the lock next removes it.

/** Notes in the file `note` where the socket is. */
export function writeSocketRecord(recordFile: string, socket: SocketAddress): void {
  if (socket.kind === 'unix') writeFileSync(recordFile, socket.folder, { mode: 0o600 })
}

/** Removes what a process left whose note is still there. */
export function deleteStaleSocket(recordFile: string): void {
  try {
    const folder = readFileSync(recordFile, 'utf8')
    const isOurs =
      basename(folder).startsWith(SOCKET_FOLDER_PREFIX) &&
      readdirSync(folder).every((name) => name.startsWith(SOCKET_NAME))
    if (isOurs) deleteSocketFolder({ kind: 'unix', folder, path: '' })
  } catch {
    // There is no note, or what it names is gone.
  }
  rmSync(recordFile, { force: true })
}

/** Nothing is left. */
export const deleteSocketRecord = (recordFile: string): void => rmSync(recordFile, { force: true })
