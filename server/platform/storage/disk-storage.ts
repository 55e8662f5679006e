import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeThenRename } from '#server/platform/runtime/write-then-rename.ts'
import { type FileStorage, PICTURES, parseFileName } from './file-storage.ts'

/** @param folder created on first use; has a folder for each two leading hash digits */
export function createDiskStorage(folder: string, kind = PICTURES): FileStorage {
  const getFolder = (hash: string) => join(folder, hash.slice(0, 2))
  const getFile = (hash: string) => join(getFolder(hash), `${hash}${kind.extension}`)
  return {
    async put(hash, bytes) {
      await mkdir(getFolder(hash), { recursive: true })
      // Backups leave out names that begin with a dot.
      const unfinished = join(getFolder(hash), `.${randomUUID()}`)
      await writeThenRename(bytes, { unfinished, file: getFile(hash) })
    },
    get: (hash) =>
      readFile(getFile(hash)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    async has(hash) {
      return (await stat(getFile(hash)).catch(() => null)) !== null
    },
    delete: (hash) => rm(getFile(hash), { force: true }),
    async *listOlder(than) {
      const entries = await readdir(folder, { recursive: true }).catch(() => [])
      for (const entry of entries) {
        const hash = parseFileName(entry.slice(3), kind)
        if (hash === null) continue
        const info = await stat(getFile(hash)).catch(() => null)
        if (info !== null && info.mtime < than) yield hash
      }
    },
  }
}
