/** A running part of the process, to be stopped before it ends. */
export type Stop = () => Promise<void>

/**
 * Runs the server until SIGINT or SIGTERM, then stops it cleanly; a second signal ends the process
 * at once. A start that fails prints its one sentence and ends with status 1.
 */
export function run(start: () => Promise<Stop>): void {
  const started = start()
  let stopping = false
  const end = async () => {
    if (stopping) process.exit(1)
    stopping = true
    const stop = await started
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  started.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
