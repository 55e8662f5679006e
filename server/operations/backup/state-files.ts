import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { STATE_FOLDERS } from '#server/platform/config/state-folders.ts'
import { ArchiveError } from './archive-format.ts'

/** @returns the files to back up, as paths relative to the data folder, with slashes */
export async function listStateFiles(dataDir: string): Promise<string[]> {
  const files: string[] = []
  for (const folder of STATE_FOLDERS) {
    const entries = await readdir(join(dataDir, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(ignoreMissingFolder)
    for (const entry of entries) {
      const path = relative(dataDir, join(entry.parentPath, entry.name))
      // Names that start with a dot are unfinished files.
      if (entry.isFile() && !entry.name.startsWith('.')) files.push(path.split(sep).join('/'))
    }
  }
  return files.toSorted()
}

/** Rejects paths that leave the state folders on any operating system. */
function isStateFile(path: string): boolean {
  const [folder = '', ...rest] = path.split('/')
  const isName = (name: string) => /^[^\\:*?"<>|\p{Cc}]+$/u.test(name) && !/^\.|[. ]$/.test(name)
  return STATE_FOLDERS.includes(folder) && rest.length > 0 && rest.every(isName)
}

/** @throws {ArchiveError} for a path outside of the state folders */
export function requireStateFile(path: string, line: number): void {
  if (isStateFile(path)) return
  throw new ArchiveError(
    `Line ${line} has the file ${JSON.stringify(path)}, which has no place in a data folder.`,
  )
}

function ignoreMissingFolder(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
