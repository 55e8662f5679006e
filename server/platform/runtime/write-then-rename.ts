import { open, rename, rm } from 'node:fs/promises'

/**
 * Writes a file that appears whole or not at all, even after a power cut.
 *
 * @param unfinished path in the same folder, where the file is written; deleted when that fails
 */
export async function writeThenRename(
  bytes: Buffer,
  { unfinished, file, mode }: { unfinished: string; file: string; mode?: number },
): Promise<void> {
  try {
    const handle = await open(unfinished, 'w', mode)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
