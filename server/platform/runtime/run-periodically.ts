import { log } from '#server/platform/log/log.ts'
import { jobRuns } from '#server/platform/metrics.ts'

export interface PeriodicRun {
  /** Waits for a run in progress. */
  readonly stop: () => Promise<void>
}

interface PeriodicOptions {
  /** Its label in metrics. */
  readonly name: string
  readonly intervalMs: number
  /** `false` if it has just run. */
  readonly runsNow?: boolean
  /** Logged with the error if a run fails; the next one tries again. */
  readonly failure: string
}

/**
 * Runs now and at each interval, never twice at a time. The timer does not keep the process alive.
 *
 * @param run `signal` aborts when it is stopped
 */
export function runPeriodically(
  run: (signal: AbortSignal) => Promise<void>,
  { name, intervalMs, runsNow = true, failure }: PeriodicOptions,
): PeriodicRun {
  const controller = new AbortController()
  const { signal } = controller
  let running: Promise<void> | null = null

  function start(): void {
    running ??= run(signal)
      .then(() => jobRuns.inc({ name, result: 'done' }))
      .catch((err) => {
        // A stopped run did not fail.
        if (err === signal.reason) return
        jobRuns.inc({ name, result: 'failed' })
        log.error({ err }, failure)
      })
      .finally(() => {
        running = null
      })
  }

  if (runsNow) start()
  const timer = setInterval(start, intervalMs)
  timer.unref()
  return {
    async stop() {
      controller.abort()
      clearInterval(timer)
      await running
    },
  }
}
