import { type DatedRates, parseNationalBankRates } from '#domain/money/exchange-rates.ts'
import type { Queryable } from '#server/db/open.ts'
import { log } from '#server/log/log.ts'
import { saveExchangeRates } from './commands.ts'

const UPDATE_INTERVAL_MS = 24 * 3_600_000
const TIMEOUT_MS = 20_000
/** The list of the National Bank has 5 kB. */
const MAX_BYTES = 1_000_000

export interface RateUpdates {
  /** Waits for an update in progress. */
  readonly stop: () => Promise<void>
}

/** @throws {Error} when there is no such list */
async function fetchRates(url: string, signal: AbortSignal): Promise<DatedRates> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The exchange rates were answered with ${response.status}.`)
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new Error('The exchange rates are too long.')
  return parseNationalBankRates(JSON.parse(text))
}

/** Fetches the rates now and every day. A failure leaves the present ones, whose age pages tell. */
export function startRateUpdates(db: Queryable, url: string | undefined): RateUpdates {
  const controller = new AbortController()
  let running: Promise<void> | null = null

  async function run(address: string): Promise<void> {
    try {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const rates = await fetchRates(address, signal)
      const { areNew, repriced } = await saveExchangeRates(db, rates)
      if (areNew) log.info({ date: rates.date, repriced }, 'Prices follow new exchange rates.')
    } catch (err) {
      if (!controller.signal.aborted)
        log.error({ err }, 'There are no new exchange rates; they are asked for again in a day.')
    }
  }

  function start(): void {
    if (url === undefined) return
    running ??= run(url).finally(() => {
      running = null
    })
  }

  start()
  const timer = setInterval(start, UPDATE_INTERVAL_MS)
  timer.unref()
  return {
    async stop() {
      controller.abort()
      clearInterval(timer)
      await running
    },
  }
}
