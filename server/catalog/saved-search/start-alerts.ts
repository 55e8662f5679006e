import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { startReading } from '#server/catalog/history/commands.ts'
import { log } from '#server/platform/log/log.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { createChangeFollower, READER } from './follow-changes.ts'
import { type AlertTools, sendAlerts } from './send-alerts.ts'

const INTERVAL_MS = 1_000

interface Options extends AlertTools {
  readonly rates: () => DisplayRates
}

/** Tells saved searches what changes, from now on and every second. */
export async function startAlerts({ rates, ...tools }: Options): Promise<PeriodicRun> {
  await startReading(tools.db, READER)
  const follower = createChangeFollower({ db: tools.db, rates })
  return runPeriodically(
    async (signal) => {
      // Alerts leave between the changes, so that homes that keep changing do not hold them up.
      let read = 0
      do {
        read = await follower.readNext(new Date())
        const sent = await sendAlerts(tools, new Date())
        if (sent > 0) log.info({ sent }, 'Saved searches were told of changes.')
      } while (!signal.aborted && read > 0)
    },
    {
      name: 'alerts',
      intervalMs: INTERVAL_MS,
      failure: 'Saved searches could not be told of changes; it is tried again in a second.',
    },
  )
}
