import { readFileSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'

/** Enough for a copy of the production packages, databases and browser profiles, which use at most 1 GB at once. */
const NEEDED_BYTES = 4e9

/** Whether `/proc/mounts` lists the folder as one in memory from which programs can run. */
export function isUsableMount(mounts: string, folder: string): boolean {
  const line = mounts.split('\n').findLast((mount) => mount.split(' ')[1] === folder)
  const [, , type, options = ''] = line?.split(' ') ?? []
  return type === 'tmpfs' && !options.split(',').some((it) => it === 'noexec' || it === 'ro')
}

/**
 * A folder in memory for temporary files (Linux): tests create thousands of database files, each of
 * which costs half a millisecond of processor time on a disk's file system. `null` if there is none
 * or it is small, as in containers.
 */
export function findMemoryFolder(): string | null {
  try {
    if (!isUsableMount(readFileSync('/proc/mounts', 'utf8'), FOLDER)) return null
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= NEEDED_BYTES ? FOLDER : null
  } catch {
    return null
  }
}
