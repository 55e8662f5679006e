import { HOUR_MS } from '#domain/platform/time/durations.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { type SweptFolders, sweepPictures } from './sweep-pictures.ts'

const INTERVAL_MS = HOUR_MS
/** Abandoned uploads and unused pictures are kept for a day. */
const KEPT_MS = 24 * INTERVAL_MS

/** Deletes unused pictures and abandoned uploads, now and every hour. */
export function startSweep(db: Queryable, folders: SweptFolders): PeriodicRun {
  async function run(): Promise<void> {
    const { pictures, uploads } = await sweepPictures(db, folders, new Date(Date.now() - KEPT_MS))
    if (pictures + uploads > 0)
      log.info({ pictures, uploads }, 'Pictures that no home has were deleted.')
  }

  return runPeriodically(run, {
    name: 'unused_pictures',
    intervalMs: INTERVAL_MS,
    failure: 'Unused pictures could not be deleted; it is tried again in an hour.',
  })
}
