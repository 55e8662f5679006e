import { log } from '#server/platform/log/log.ts'
import { jobRuns } from '#server/platform/metrics.ts'

/** What is written by another process waits no longer than this; a look takes a millisecond. */
const POLL_INTERVAL_MS = 1_000

/** More than one, so that one slow delivery does not hold up the others. */
const MAX_CONCURRENT_DELIVERIES = 4

/** The limit of one attempt: well below the lease of a claim. */
const DEADLINE_MS = 60_000

/** How long deliveries may continue when the process stops. */
const GRACE_MS = 10_000

/** After this time another process may claim what one has claimed. */
export const LEASE_MS = 2 * 60_000

/** Rows that wait to be delivered. */
export interface Spool<Item extends { readonly id: string }> {
  /** Its label in metrics. */
  readonly name: string
  /** Leases what has been due longest; `null` if nothing is due. */
  readonly claim: (now: Date) => Promise<Item | null>
  /** @throws if it was not accepted */
  readonly deliver: (item: Item, signal: AbortSignal) => Promise<void>
  readonly onDelivered: (item: Item) => Promise<void>
  /** @returns when it is tried again; `null` for never */
  readonly onFailed: (item: Item, problem: string, now: Date) => Promise<Date | null>
  /** Logged when one was not delivered, and when none can be. */
  readonly texts: { readonly failed: string; readonly broken: string }
}

export interface SpoolWorkerOptions {
  readonly now?: () => Date
  readonly pollIntervalMs?: number
  readonly deadlineMs?: number
}

export type SpoolWorker = ReturnType<typeof startSpoolWorker>

/**
 * Delivers what is stored in the database from there, so that neither an unreachable server nor the end of this process
 * loses any.
 */
export function startSpoolWorker<Item extends { readonly id: string }>(
  { name, claim, deliver, onDelivered, onFailed, texts }: Spool<Item>,
  {
    now = () => new Date(),
    pollIntervalMs = POLL_INTERVAL_MS,
    deadlineMs = DEADLINE_MS,
  }: SpoolWorkerOptions = {},
) {
  const abortController = new AbortController()
  const inFlight = new Set<Promise<void>>()
  let stopped = false
  let more = false
  let claiming: Promise<void> | null = null

  let isBroken = false

  /** Logs the first of a row, because there is one a second while the database is away. */
  function logError(err: unknown): void {
    if (!isBroken) log.error({ err }, texts.broken)
    isBroken = true
  }

  async function attempt(item: Item): Promise<void> {
    const deadline = AbortSignal.timeout(deadlineMs)
    try {
      await deliver(item, AbortSignal.any([deadline, abortController.signal]))
    } catch (error) {
      const problem = deadline.aborted
        ? `It took more than ${deadlineMs} ms.`
        : getErrorMessage(error)
      const next = await onFailed(item, problem, now())
      const nextTry = next?.toISOString() ?? null
      jobRuns.inc({ name, result: next === null ? 'given_up' : 'failed' })
      log.error({ id: item.id, nextTry, ...refusalCodes(error) }, texts.failed)
      return
    }
    await onDelivered(item)
    jobRuns.inc({ name, result: 'done' })
  }

  async function startDueDeliveries(): Promise<void> {
    do {
      more = false
      while (!stopped && inFlight.size < MAX_CONCURRENT_DELIVERIES) {
        const item = await claim(now())
        isBroken = false
        if (item === null) break
        const done = attempt(item)
          .catch(logError)
          .finally(() => {
            inFlight.delete(done)
            wake()
          })
        inFlight.add(done)
      }
    } while (more)
  }

  /** Looks for what is due now, and not only at the next poll. */
  function wake(): void {
    more = true
    if (stopped || claiming !== null) return
    claiming = startDueDeliveries()
      .catch(logError)
      .finally(() => {
        claiming = null
        if (more) wake()
      })
  }

  wake()
  const timer = setInterval(wake, pollIntervalMs)
  timer.unref()
  return {
    wake,
    /** Waits for deliveries in progress; what is left is delivered after the next start. */
    async stop() {
      stopped = true
      clearInterval(timer)
      await claiming
      const grace = setTimeout(() => abortController.abort(), GRACE_MS)
      await Promise.all(inFlight)
      clearTimeout(grace)
    },
  }
}

const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Logs only these fields, because replies of other servers repeat people's addresses. */
function refusalCodes(error: unknown) {
  const { name, code, responseCode } = Object(error)
  return { name, code, responseCode }
}
