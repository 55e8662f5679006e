import { createStops, type OnStop } from '#server/platform/stops.ts'

/**
 * Ctrl-C reaches the process twice, from the terminal and from npm; a second signal within this
 * time is the same one.
 */
const SAME_SIGNAL_MS = 500

/**
 * Runs the server until SIGINT or SIGTERM, then stops it cleanly, even during its start; a second
 * signal exits at once. A start that fails is undone, prints its message and exits with status 1.
 *
 * The npm scripts say `exec`, or a SIGTERM to npm would only reach the shell that npm starts, which
 * does not pass it on. Windows has no `exec`, so they fall back to `node` there.
 */
export function run(start: (onStop: OnStop) => Promise<void>): void {
  const { onStop, stopAll } = createStops(printError)
  let firstSignal: number | undefined

  const started = start(onStop).then(
    () => true,
    (error: unknown) => {
      printError(error)
      return false
    },
  )

  async function end(): Promise<void> {
    if (firstSignal !== undefined && performance.now() - firstSignal < SAME_SIGNAL_MS) return
    if (firstSignal !== undefined) process.exit(1)
    firstSignal = performance.now()
    // A failed start exits by itself.
    if (await started) process.exit((await stopAll()) ? 0 : 1)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  started.then(async (succeeded) => {
    if (succeeded) return
    await stopAll()
    process.exit(1)
  })
}

function printError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
}
