export interface PeriodicRun {
  /** Waits for a run in progress. */
  readonly stop: () => Promise<void>
}

/**
 * Runs now, unless that was done already, and at each interval, never twice at a time. The timer does not keep the process alive.
 *
 * @param run must not reject; `signal` aborts when it is stopped
 */
export function runPeriodically(
  run: (signal: AbortSignal) => Promise<void>,
  intervalMs: number,
  { runsNow = true } = {},
): PeriodicRun {
  const controller = new AbortController()
  let running: Promise<void> | null = null

  function start(): void {
    running ??= run(controller.signal).finally(() => {
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
