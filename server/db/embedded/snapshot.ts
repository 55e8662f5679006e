import { constants, rmSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Pool } from 'pg'

/** Room that is left for what the site goes on writing, in bytes. */
const FREE_BYTES = 64 * 1024 * 1024

/** Two writes within this time may leave a file the same moment of its last change. */
const CLOCK_TICK_MS = 2_000

/** A file as it was just before it was copied. */
interface Copied {
  readonly size: bigint
  readonly mtimeNs: bigint
  readonly ctimeNs: bigint
  /** Whether it had been written so recently that a later write may not show. */
  readonly recent: boolean
}

/**
 * Copies the embedded database as it is at one moment, while it is in use. Everything is copied
 * once while the site goes on; then the only connection is held, so that nothing is written, for as
 * long as it takes to copy again what has changed meanwhile. The copy opens as after a crash, which
 * loses nothing.
 *
 * @param folder the folder of the database
 * @param target a folder that does not exist yet
 * @returns for how many milliseconds the site had to wait for its database
 * @throws one sentence when the disk has no room for it
 */
export async function copyWhileInUse(pool: Pool, folder: string, target: string): Promise<number> {
  await requireFreeSpace(folder, dirname(target))
  const copied = new Map<string, Copied>()
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

/** Makes `target` what `folder` is, as far as `copied` does not say that it is so already. */
async function copyChanged(
  folder: string,
  target: string,
  copied: Map<string, Copied>,
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
    const state = await stateOf(join(folder, path))
    if (state === null) continue
    gone.delete(path)
    if (isSame(copied.get(path), state)) continue
    if (await copyUnlessGone(join(folder, path), join(target, path))) copied.set(path, state)
  }
  for (const path of gone) {
    copied.delete(path)
    await rm(join(target, path), { force: true })
  }
}

const isSame = (before: Copied | undefined, now: Copied): boolean =>
  before !== undefined &&
  !before.recent &&
  before.size === now.size &&
  before.mtimeNs === now.mtimeNs &&
  before.ctimeNs === now.ctimeNs

/** `null` for a file that is gone by now, as PostgreSQL's log files come and go. */
async function stateOf(path: string): Promise<Copied | null> {
  const now = Date.now()
  const found = await stat(path, { bigint: true }).catch(unlessGone)
  if (found === null) return null
  const { size, mtimeNs, ctimeNs, mtimeMs } = found
  return { size, mtimeNs, ctimeNs, recent: Math.abs(now - Number(mtimeMs)) < CLOCK_TICK_MS }
}

/** Where the file system can, both share what is the same in them. */
async function copyUnlessGone(from: string, to: string): Promise<boolean> {
  const done = await copyFile(from, to, constants.COPYFILE_FICLONE).then(() => true, unlessGone)
  return done ?? false
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function requireFreeSpace(folder: string, disk: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let size = 0
  for (const entry of entries) {
    if (!entry.isFile()) continue
    size += (await stat(join(entry.parentPath, entry.name)).catch(unlessGone))?.size ?? 0
  }
  const { bavail, bsize } = await statfs(disk)
  const free = bavail * bsize
  if (free >= size + FREE_BYTES) return
  throw new Error(
    `The disk of ${disk} has ${megabytes(free)} MB free, and a copy of the embedded database needs ${megabytes(size + FREE_BYTES)}: free some, or stop the server first, which needs no copy.`,
  )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000).toLocaleString('en-US')
