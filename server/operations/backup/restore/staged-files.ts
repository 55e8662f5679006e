import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileChunk } from '#server/operations/backup/archive-format.ts'
import { requireStateFile } from '#server/operations/backup/state-files.ts'
import { STATE_FOLDERS } from '#server/platform/config/state-folders.ts'
import { syncPath } from '#server/platform/db/embedded/sync-path.ts'

const PRIVATE = { recursive: true, mode: 0o700 } as const

/** Files of an archive in a staging folder, until the tables are restored. */
export interface StagedFiles {
  /** @throws {ArchiveError} for a path outside of the state folders */
  readonly write: (chunk: FileChunk, line: number) => Promise<void>
  /** Replaces the current files. */
  readonly install: () => Promise<void>
  /** Deletes the staging folder. */
  readonly remove: () => Promise<void>
}

export async function createStagedFiles(dataDir: string): Promise<StagedFiles> {
  const stagingFolder = join(dataDir, '.restoring')
  const remove = () => rm(stagingFolder, { recursive: true, force: true })
  await remove()
  return {
    async write({ file: path, base64, last }, line) {
      requireStateFile(path, line)
      const target = join(stagingFolder, 'new', path)
      await mkdir(dirname(target), PRIVATE)
      const file = await open(target, 'a', 0o600)
      try {
        await file.writeFile(base64, 'base64')
        if (last) await file.sync()
      } finally {
        await file.close()
      }
    },
    async install() {
      for (const folder of STATE_FOLDERS) {
        await mkdir(join(stagingFolder, 'old'), PRIVATE)
        await renameIfPresent(join(dataDir, folder), join(stagingFolder, 'old', folder))
        await renameIfPresent(join(stagingFolder, 'new', folder), join(dataDir, folder))
      }
      await syncPath(dataDir)
      await remove()
    },
    remove,
  }
}

async function renameIfPresent(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
