import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function getPathFolders(path = process.env.PATH ?? ''): string[] {
  return path.split(delimiter).filter((folder) => folder !== '')
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The path of the first program that exists. All folders are searched for the first name, then for the next. */
export function findProgram(names: readonly string[], folders = getPathFolders()): string | null {
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return files.find(isExecutable) ?? null
}
