import { getExpiryCutoff } from '#domain/offer/expiry.ts'
import type { Queryable } from '#server/db/open.ts'
import { log } from '#server/log/log.ts'
import { type PeriodicRun, runPeriodically } from '#server/runtime/run-periodically.ts'
import { expireOffers } from './commands.ts'

const INTERVAL_MS = 3_600_000

/** Ends homes that their owners did not confirm for `OFFER_LIMITS.expiryDays`, now and every hour. */
export function startExpiry(
  db: Queryable,
  { now = () => new Date() }: { readonly now?: () => Date } = {},
): PeriodicRun {
  async function run(): Promise<void> {
    try {
      const at = now()
      const expired = await expireOffers(db, getExpiryCutoff(at), at)
      if (expired > 0) log.info({ expired }, 'Homes that their owners did not confirm ended.')
    } catch (err) {
      log.error({ err }, 'Homes could not be ended; it is tried again in an hour.')
    }
  }

  return runPeriodically(run, INTERVAL_MS)
}
