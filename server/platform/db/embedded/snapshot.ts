import { constants, rmSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Pool } from 'pg'
import { formatNumber } from '#domain/platform/text/format-number.ts'

/** Disk space to leave free for the running site. */
const FREE_BYTES = 64 * 1024 * 1024

/** Two writes within this time may give a file the same mtime. */
const CLOCK_TICK_MS = 2_000

/** Read just before the file was copied. */
type FileState = NonNullable<Awaited<ReturnType<typeof getFileState>>>

/**
 * Takes a consistent copy of the embedded database while it is in use. First it copies everything
 * while the site is running; then it holds the only connection, so that nothing is written, and copies
 * the changes again. The copy opens as after a crash, which loses nothing.
 *
 * @param folder the folder of the database
 * @param target a folder that must not exist
 * @returns for how many milliseconds the site was blocked
 * @throws when the disk has too little space
 */
export async function copyWhileInUse(pool: Pool, folder: string, target: string): Promise<number> {
  await requireFreeSpace(folder, dirname(target))
  const copied = new Map<string, FileState>()
  try {
    await copyChanged(folder, target, copied)
    const connection = await pool.connect()
    const held = performance.now()
    try {
      await copyChanged(folder, target, copied)
    } finally {
      connection.release()
    }
    return performance.now() - held
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    throw error
  }
}

/** Copies the files that differ from `copied`, and deletes those that are gone. */
async function copyChanged(
  folder: string,
  target: string,
  copied: Map<string, FileState>,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const here = (entry: { parentPath: string; name: string }) =>
    relative(folder, join(entry.parentPath, entry.name))
  await mkdir(target, { recursive: true, mode: 0o700 })
  for (const entry of entries) {
    if (entry.isDirectory()) await mkdir(join(target, here(entry)), { recursive: true })
  }
  const gone = new Set(copied.keys())
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = here(entry)
    const state = await getFileState(join(folder, path))
    if (state === null) continue
    gone.delete(path)
    if (isSame(copied.get(path), state)) continue
    if (await copyIfExists(join(folder, path), join(target, path))) copied.set(path, state)
  }
  for (const path of gone) {
    copied.delete(path)
    await rm(join(target, path), { force: true })
  }
}

const isSame = (before: FileState | undefined, now: FileState): boolean =>
  before !== undefined &&
  !before.recent &&
  before.size === now.size &&
  before.mtimeNs === now.mtimeNs &&
  before.ctimeNs === now.ctimeNs

/** @returns `null` for a file that is gone, such as a recycled log file */
async function getFileState(path: string) {
  const now = Date.now()
  const found = await stat(path, { bigint: true }).catch(ignoreMissing)
  if (found === null) return null
  const { size, mtimeNs, ctimeNs, mtimeMs } = found
  /** Modified so recently that a later write may not change its mtime. */
  const recent = Math.abs(now - Number(mtimeMs)) < CLOCK_TICK_MS
  return { size, mtimeNs, ctimeNs, recent }
}

/** Copy-on-write where the file system supports it. */
async function copyIfExists(from: string, to: string): Promise<boolean> {
  const done = await copyFile(from, to, constants.COPYFILE_FICLONE).then(() => true, ignoreMissing)
  return done ?? false
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function requireFreeSpace(folder: string, disk: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let size = 0
  for (const entry of entries) {
    if (!entry.isFile()) continue
    size += (await stat(join(entry.parentPath, entry.name)).catch(ignoreMissing))?.size ?? 0
  }
  const { bavail, bsize } = await statfs(disk)
  const free = bavail * bsize
  if (free >= size + FREE_BYTES) return
  throw new Error(
    `The disk of ${disk} has ${formatMegabytes(free)} MB free, and a copy of the embedded database needs ${formatMegabytes(size + FREE_BYTES)}: free some, or stop the server first, which needs no copy.`,
  )
}

const formatMegabytes = (bytes: number) => formatNumber(Math.ceil(bytes / 1_000_000))
