import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileChunk } from '#server/operations/backup/archive-format.ts'
import { requireStateFile } from '#server/operations/backup/state-files.ts'
import { STATE_FOLDERS } from '#server/platform/config/state-folders.ts'
import { syncPath } from '#server/platform/db/embedded/sync-path.ts'

const PRIVATE = { recursive: true, mode: 0o700 } as const

/** Files of an archive in a staging folder, until the tables are restored. */
export type StagedFiles = Awaited<ReturnType<typeof createStagedFiles>>

export async function createStagedFiles(dataDir: string) {
  const stagingFolder = join(dataDir, '.restoring')
  /** Deletes the staging folder. */
  const remove = () => rm(stagingFolder, { recursive: true, force: true })
  await remove()
  return {
    /** @throws {ArchiveError} for a path outside of the state folders */
    async write({ file: path, base64, last }: FileChunk, line: number) {
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
    /** Replaces the current files. */
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
