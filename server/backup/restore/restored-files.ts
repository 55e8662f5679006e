import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FilePiece } from '#server/backup/archive-format.ts'
import { requireStateFile } from '#server/backup/state-files.ts'
import { STATE_FOLDERS } from '#server/config/state-folders.ts'
import { syncPath } from '#server/db/embedded/sync-path.ts'

/** Files of an archive that are kept aside until its tables are restored. */
export interface RestoredFiles {
  /** Writes the next piece of a file. @throws {ArchiveError} when it has no place here */
  readonly write: (piece: FilePiece, line: number) => Promise<void>
  /** Puts them in the place of all that is there. */
  readonly putInPlace: () => Promise<void>
  /** Removes what is still aside. */
  readonly remove: () => Promise<void>
}

export async function restoredFiles(dataDir: string): Promise<RestoredFiles> {
  const aside = join(dataDir, '.restoring')
  const remove = () => rm(aside, { recursive: true, force: true })
  await remove()
  return {
    async write({ file: path, base64, last }, line) {
      requireStateFile(path, line)
      const target = join(aside, 'new', path)
      await mkdir(dirname(target), { recursive: true })
      const file = await open(target, 'a', 0o600)
      try {
        await file.writeFile(base64, 'base64')
        if (last) await file.sync()
      } finally {
        await file.close()
      }
    },
    async putInPlace() {
      for (const folder of STATE_FOLDERS) {
        await mkdir(join(aside, 'old'), { recursive: true })
        await renameIfThere(join(dataDir, folder), join(aside, 'old', folder))
        await renameIfThere(join(aside, 'new', folder), join(dataDir, folder))
      }
      await syncPath(dataDir)
      await remove()
    },
    remove,
  }
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
