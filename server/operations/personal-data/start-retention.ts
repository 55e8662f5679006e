import { HOUR_MS } from '#domain/platform/time/durations.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { deleteExpiredRows } from './retention.ts'

const DELETION_INTERVAL_MS = HOUR_MS

/** Deletes rows past their retention period, now and every hour. */
export function startRetention(
  db: Queryable,
  {
    areMailsDelivered,
    now = () => new Date(),
  }: { readonly areMailsDelivered: boolean; readonly now?: () => Date },
): PeriodicRun {
  async function run(): Promise<void> {
    const removed = await deleteExpiredRows(db, now(), areMailsDelivered)
    if (Object.keys(removed).length > 0) log.info({ removed }, 'Expired rows were deleted.')
  }

  return runPeriodically(run, {
    name: 'retention',
    intervalMs: DELETION_INTERVAL_MS,
    failure: 'Expired rows could not be deleted; another try follows in an hour.',
  })
}
