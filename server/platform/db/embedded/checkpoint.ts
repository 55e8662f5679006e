import { readdir } from 'node:fs/promises'
import type { Pool } from 'pg'
import { log } from '#server/platform/log/log.ts'

/** A checkpoint is due beyond this number of files of 1 MB. */
const MAX_WAL_FILES = 64

/**
 * PGlite runs PostgreSQL without its checkpointer: the write-ahead log would grow forever, and a
 * restart after a crash would replay all of it. This runs CHECKPOINT when the log has grown.
 *
 * @returns a function that stops it
 */
export function startCheckpoints(
  pool: Pool,
  folder: string,
  { everyMs = 15_000, maxWalFiles = MAX_WAL_FILES } = {},
): () => void {
  let waiting = false
  let stopped = false
  let baselineFiles = 0
  const timer = setInterval(async () => {
    if (waiting) return
    waiting = true
    try {
      const files = await countWalFiles(folder)
      if (files - baselineFiles > maxWalFiles) {
        await pool.query('CHECKPOINT')
        // PostgreSQL keeps some files for reuse; they do not count next time.
        baselineFiles = await countWalFiles(folder)
      }
    } catch (error) {
      if (!stopped) log.error({ err: error }, 'The write-ahead log was not shortened.')
    } finally {
      waiting = false
    }
  }, everyMs)
  timer.unref()
  return () => {
    stopped = true
    clearInterval(timer)
  }
}

export async function countWalFiles(folder: string): Promise<number> {
  const names = await readdir(`${folder}/pg_wal`)
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name)).length
}
