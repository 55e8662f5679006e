import { statfs } from 'node:fs/promises'

/**
 * What stays free on the disk of the data folder when pictures fill it: the embedded database exits
 * without space for its log.
 */
const MIN_FREE_BYTES = 1_000_000_000

/** The space that the disk has for pictures, of all people together. */
export type DiskSpace = ReturnType<typeof createDiskSpace>

/** @param folder exists, on the disk that pictures are written to */
export function createDiskSpace(folder: string, minFreeBytes = MIN_FREE_BYTES) {
  let reserved = 0

  async function countBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize - minFreeBytes - reserved
  }

  return {
    /** What pictures may still take; 0 or less if none are received. */
    countBytes,
    /**
     * Reserves space for a body that is about to arrive.
     *
     * @returns a function that gives it back; `null` if there is not so much
     */
    async reserve(bytes: number) {
      // What has arrived of a reserved body counts twice until its end, which is the safe side. A
      // disk that does not say has space.
      const left = await countBytes().catch(() => Number.POSITIVE_INFINITY)
      if (left < bytes) return null
      reserved += bytes
      let isHeld = true
      return () => {
        if (isHeld) reserved -= bytes
        isHeld = false
      }
    },
  }
}
