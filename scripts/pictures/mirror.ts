import { randomUUID } from 'node:crypto'
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'

/**
 * Makes `out` contain exactly these files, as hard links or, if impossible, copies. Files are replaced
 * atomically, and only when they differ.
 *
 * @param files absolute sources by their path in `out`, with `/`
 * @param keep other files in `out` that are not deleted
 */
export async function mirrorFiles(
  files: ReadonlyMap<string, string>,
  out: string,
  keep: readonly string[],
): Promise<void> {
  await mkdir(out, { recursive: true })
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const present = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
  const surplus = present.filter((name) => {
    const path = name.split(sep).join('/')
    return !files.has(path) && !keep.includes(path)
  })
  await Promise.all(surplus.map((name) => rm(join(out, name), { force: true })))

  const folders = new Set([...files.keys()].map((name) => dirname(join(out, name))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  await Promise.all([...files].map(([name, origin]) => linkOrCopy(origin, join(out, name))))
}

async function linkOrCopy(origin: string, target: string): Promise<void> {
  if (await isSame(origin, target)) return
  const temporary = `${target}.${randomUUID()}`
  try {
    await link(origin, temporary)
  } catch {
    // The file is on another file system, or on one without hard links.
    await copyFile(origin, temporary)
    const { atime, mtime } = await stat(origin)
    await utimes(temporary, atime, mtime)
  }
  await rename(temporary, target)
}

async function isSame(origin: string, target: string): Promise<boolean> {
  const [from, to] = await Promise.all([stat(origin), stat(target).catch(() => null)])
  if (to === null) return false
  if (from.ino === to.ino && from.dev === to.dev) return true
  return from.size === to.size && Math.abs(from.mtimeMs - to.mtimeMs) < 2
}

/** Replaces a text file atomically, unless it has this content. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null)
  if (before === text) return
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, text)
  await rename(temporary, file)
}
