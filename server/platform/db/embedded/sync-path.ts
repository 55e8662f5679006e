import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** Syncs a file or folder to the disk; ignores one that is gone. */
export async function syncPath(path: string): Promise<void> {
  try {
    const file = await open(path, FLAGS)
    await file.sync().finally(() => file.close())
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

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

/** Windows syncs only files that are open for writing, and no folders. */
const FLAGS = process.platform === 'win32' ? 'r+' : 'r'

function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || (process.platform === 'win32' && code === 'EISDIR')
}
