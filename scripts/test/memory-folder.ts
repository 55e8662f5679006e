import { readFileSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'

/** A copy of the production packages, databases and profiles of browsers: at most 1 GB was in use at once. */
const NEEDED_BYTES = 4e9

/** Whether the lines of `/proc/mounts` say that a folder is in memory, and that programs in it can be run. */
export function isUsableMount(mounts: string, folder: string): boolean {
  const line = mounts.split('\n').findLast((mount) => mount.split(' ')[1] === folder)
  const [, , type, options = ''] = line?.split(' ') ?? []
  return type === 'tmpfs' && !options.split(',').some((it) => it === 'noexec' || it === 'ro')
}

/**
 * The folder of Linux that is in memory, for temporary files: tests create some thousand databases' files, each of
 * which costs a disk's file system half a millisecond of processor time. `null` where there is none or it is small, as
 * in containers.
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
