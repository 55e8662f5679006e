import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { STATE_FOLDERS } from '#server/config/state-folders.ts'
import { ArchiveError } from './archive-error.ts'

/** The files of the data folder that belong to a backup, by their paths within it, with slashes. */
export async function stateFiles(dataDir: string): Promise<string[]> {
  const files: string[] = []
  for (const folder of STATE_FOLDERS) {
    const entries = await readdir(join(dataDir, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(noneIfAbsent)
    for (const entry of entries) {
      const path = relative(dataDir, join(entry.parentPath, entry.name))
      // What begins with a dot is not finished.
      if (entry.isFile() && !entry.name.startsWith('.')) files.push(path.split(sep).join('/'))
    }
  }
  return files.toSorted()
}

/** Whether a path of an archive stays within the folders of the state, on any system. */
function isStateFile(path: string): boolean {
  const [folder = '', ...rest] = path.split('/')
  const isName = (name: string) => /^[^\\:*?"<>|\p{Cc}]+$/u.test(name) && !/^\.|[. ]$/.test(name)
  return STATE_FOLDERS.includes(folder) && rest.length > 0 && rest.every(isName)
}

/** @throws {ArchiveError} for a path that an archive must not have */
export function requireStateFile(path: string, line: number): void {
  if (isStateFile(path)) return
  throw new ArchiveError(
    `Line ${line} has the file ${JSON.stringify(path)}, which has no place in a data folder.`,
  )
}

function noneIfAbsent(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
