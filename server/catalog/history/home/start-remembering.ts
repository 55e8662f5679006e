import type { Queryable } from '#server/platform/db/open.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { rememberHomes, startRememberingHomes } from './commands.ts'

/** Reading waits for open transactions, so it does not happen at every moment. */
const INTERVAL_MS = 10_000

/** Keeps in step with what changes which home was put up again, and whose price fell. */
export function startRememberingPeriodically(db: Queryable): PeriodicRun {
  async function run(signal: AbortSignal): Promise<void> {
    await startRememberingHomes(db)
    while (!signal.aborted && (await rememberHomes(db, new Date())) > 0);
  }
  return runPeriodically(run, {
    name: 'home_memory',
    intervalMs: INTERVAL_MS,
    failure: 'Changes of homes could not be read; they are read again in ten seconds.',
  })
}
