import { type DatedRates, parseNationalBankRates } from '#domain/catalog/price/exchange-rates.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { saveExchangeRates } from './commands.ts'

const UPDATE_INTERVAL_MS = DAY_MS
const TIMEOUT_MS = 20_000
/** The National Bank's list has 5 kB. */
const MAX_BYTES = 1_000_000

/** @throws {Error} if the response is not such a list */
async function fetchRates(url: string, signal: AbortSignal): Promise<DatedRates> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The exchange rates were answered with ${response.status}.`)
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new Error('The exchange rates are too long.')
  return parseNationalBankRates(JSON.parse(text))
}

/** Fetches the rates now and every day. A failure keeps the current ones, whose age pages show. */
export function startRateUpdates(db: Queryable, url: string): PeriodicRun {
  async function update(stopped: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)])
    const rates = await fetchRates(url, signal)
    const { areNew, repriced } = await saveExchangeRates(db, rates)
    if (areNew) log.info({ date: rates.date, repriced }, 'Prices follow new exchange rates.')
  }

  return runPeriodically(update, {
    name: 'fetch_rates',
    intervalMs: UPDATE_INTERVAL_MS,
    failure: 'There are no new exchange rates; they are asked for again in a day.',
  })
}
