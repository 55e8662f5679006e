import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** Waits until the file or folder at `path` has reached the disk; one that is gone has no need to. */
export async function syncPath(path: string): Promise<void> {
  try {
    const file = await open(path, FLAGS)
    await file.sync().finally(() => file.close())
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** The same without letting anything else run meanwhile. */
export function syncPathNow(path: string): void {
  try {
    const file = openSync(path, FLAGS)
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Windows syncs only what is open for writing, and folders not at all. */
const FLAGS = process.platform === 'win32' ? 'r+' : 'r'

function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || (process.platform === 'win32' && code === 'EISDIR')
}
