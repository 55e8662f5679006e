import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { log } from '#server/platform/log/log.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { type ConfirmationTools, expireOffers, remindOwners } from './confirmation/commands.ts'

const INTERVAL_MS = HOUR_MS

/**
 * Asks owners whether their homes are still free, and ends homes that nobody confirmed, now and
 * every hour.
 */
export function startExpiry(
  tools: ConfirmationTools,
  { now = () => new Date() }: { readonly now?: () => Date } = {},
): PeriodicRun {
  async function run(): Promise<void> {
    const at = now()
    const expired = await expireOffers(tools, at)
    if (expired > 0) log.info({ expired }, 'Homes that their owners did not confirm ended.')
    const reminded = await remindOwners(tools, at)
    if (reminded > 0) log.info({ reminded }, 'Owners were asked whether homes are still free.')
  }

  return runPeriodically(run, {
    name: 'offer_expiry',
    intervalMs: INTERVAL_MS,
    failure: 'Homes could not be ended; it is tried again in an hour.',
  })
}
