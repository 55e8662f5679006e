import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { mapConcurrently } from '#server/platform/runtime/map-concurrently.ts'
import { syncPath } from './sync-path.ts'

// A template is a folder with `postgres`, an empty closed database, and `made-by`, the version that
// created it. The build creates one; copying it takes 0.3 s instead of 3 s for a new database.

/** Small log files; otherwise a database is 16 MB larger. */
export const CREATION_PARAMETERS: readonly string[] = ['--wal-segsize=1']

const MAX_CONCURRENT_COPIES = 16

/** PGlite's version and the parameters that would create a database now. */
export function getTemplateCreator(): string {
  // The package does not export the file with its version.
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(dirname(program), '../package.json'), 'utf8'))
  return ['PGlite', version, ...CREATION_PARAMETERS].join(' ')
}

/** Whether the folder has a template of the current PGlite and parameters. */
export function isTemplate(folder: string): boolean {
  try {
    return readFileSync(join(folder, 'made-by'), 'utf8') === getTemplateCreator()
  } catch {
    return false
  }
}

/** Copies the database of a template into a new folder, synced to the disk. */
export async function copyTemplate(template: string, folder: string): Promise<void> {
  const copies = await copyFolder(join(template, 'postgres'), folder, 'private')
  await mapConcurrently([...copies, dirname(folder)], MAX_CONCURRENT_COPIES, syncPath)
}

/**
 * Copies a folder recursively, without its permissions.
 *
 * @returns the paths of the copied files and folders
 */
export async function copyFolder(
  from: string,
  to: string,
  readers: 'private' | 'everyone',
): Promise<string[]> {
  const entries = readdirSync(from, { recursive: true, withFileTypes: true })
  const copyOf = (path: string) => join(to, relative(from, path))
  const originals = entries.map((entry) => join(entry.parentPath, entry.name))
  const files = originals.filter((_, index) => entries[index]?.isFile())
  const folders = [from, ...originals.filter((_, index) => entries[index]?.isDirectory())]
  const [folderMode, mode] = readers === 'private' ? [0o700, 0o600] : [0o755, 0o644]
  for (const path of folders) mkdirSync(copyOf(path), { recursive: true, mode: folderMode })
  await mapConcurrently(files, MAX_CONCURRENT_COPIES, async (path) => {
    await writeFile(copyOf(path), await readFile(path), { mode })
  })
  return [...files, ...folders].map(copyOf)
}
