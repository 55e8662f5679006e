import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { SocketAddress } from './messages.ts'
import { deleteSocketFolder, SOCKET_FOLDER_PREFIX, SOCKET_NAME } from './socket-address.ts'

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
