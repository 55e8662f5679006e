import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The folders in which programs are looked for, in their order. */
export function getPathFolders(path = process.env.PATH ?? ''): string[] {
  return path.split(delimiter).filter((folder) => folder !== '')
}

/** Whether this is a file that may be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The whole name of the first of these programs that one of the folders has; the name goes first. */
export function findProgram(names: readonly string[], folders = getPathFolders()): string | null {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : ['']
  for (const name of names) {
    for (const folder of folders) {
      for (const ending of endings) {
        const file = join(folder, name + ending)
        if (isExecutable(file)) return file
      }
    }
  }
  return null
}
