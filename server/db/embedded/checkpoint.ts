import { readdir } from 'node:fs/promises'
import type { Pool } from 'pg'
import { log } from '#server/log/log.ts'

/** Log files of 1 MB each beyond which a checkpoint is due. */
const MAX_WAL_FILES = 64

/**
 * PGlite runs PostgreSQL without the process that checkpoints from time to time: its log would
 * grow for as long as the server runs, and a restart after a crash would replay all of it. This
 * asks for a checkpoint when the log has grown, through the pool like any query.
 *
 * @returns what ends it
 */
export function startCheckpoints(
  pool: Pool,
  folder: string,
  { everyMs = 15_000, logFiles = MAX_WAL_FILES } = {},
): () => void {
  let waiting = false
  let over = false
  let freed = 0
  const timer = setInterval(async () => {
    if (waiting) return
    waiting = true
    try {
      const files = await countWalFiles(folder)
      if (files - freed > logFiles) {
        await pool.query('CHECKPOINT')
        // PostgreSQL keeps some emptied files to write again; they are no reason for the next one.
        freed = await countWalFiles(folder)
      }
    } catch (error) {
      if (!over) log.error({ err: error }, 'The write-ahead log was not shortened.')
    } finally {
      waiting = false
    }
  }, everyMs)
  timer.unref()
  return () => {
    over = true
    clearInterval(timer)
  }
}

/** How many files the write-ahead log of the database in `folder` has. */
export async function countWalFiles(folder: string): Promise<number> {
  const names = await readdir(`${folder}/pg_wal`)
  return names.filter((name) => /^[0-9A-F]{24}$/.test(name)).length
}
