import { SHIPPED_RATES } from '#content/exchange-rates.ts'
import { type DisplayRates, toDisplayRates } from '#domain/catalog/price/display-rates.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { getExchangeRates } from './queries.ts'

const POLL_INTERVAL_MS = 60_000

const shipped = toDisplayRates(SHIPPED_RATES)
if (shipped === null) throw new Error('A currency has no shipped exchange rate.')
export const SHIPPED_DISPLAY_RATES: DisplayRates = shipped

/**
 * Follows rates that `npm run rates` or another process saves.
 *
 * @returns `get` takes the shipped rate for a selectable currency without another
 */
export async function followExchangeRates(db: Queryable) {
  let current = SHIPPED_DISPLAY_RATES

  async function read(): Promise<void> {
    current = toDisplayRates(await getExchangeRates(db)) ?? SHIPPED_DISPLAY_RATES
  }

  await read()
  const { stop } = runPeriodically(read, {
    name: 'read_rates',
    intervalMs: POLL_INTERVAL_MS,
    runsNow: false,
    failure: 'The exchange rates could not be read; it is tried again in a minute.',
  })
  return { get: () => current, stop }
}
