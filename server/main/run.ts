/** Notes what is to be done before the process ends; the last noted is done first. */
type OnStop = (stop: () => void | Promise<void>) => void

/**
 * A terminal's Ctrl-C reaches the process twice, from the terminal and from npm; a signal within
 * this many milliseconds of the first is the same one.
 */
const SAME_SIGNAL_MS = 500

/** How often the process looks whether npm still runs it, in milliseconds. */
const PARENT_LOOK_MS = 200

/**
 * Runs the server until SIGINT or SIGTERM, then stops it cleanly, even in the middle of its start;
 * a second signal ends the process at once. A start that fails is undone, prints its one sentence
 * and ends with status 1.
 */
export function run(start: (onStop: OnStop) => Promise<void>): void {
  const stops: (() => void | Promise<void>)[] = []
  let firstSignal: number | undefined

  const started = start((stop) => stops.push(stop)).then(
    () => true,
    (error: unknown) => {
      tell(error)
      return false
    },
  )

  async function stopAll(): Promise<boolean> {
    let clean = true
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
      try {
        await stop()
      } catch (error) {
        tell(error)
        clean = false
      }
    }
    return clean
  }

  async function end(): Promise<void> {
    if (firstSignal !== undefined && performance.now() - firstSignal < SAME_SIGNAL_MS) return
    if (firstSignal !== undefined) process.exit(1)
    firstSignal = performance.now()
    // A start that fails ends the process itself.
    if (await started) process.exit((await stopAll()) ? 0 : 1)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  onOrphaned(() => {
    if (firstSignal === undefined) end()
  })
  started.then(async (well) => {
    if (well) return
    await stopAll()
    process.exit(1)
  })
}

/**
 * npm passes SIGTERM on to the shell that it runs a script in, which ends by it without passing it
 * on in turn: the server would stay behind, and its port with it.
 */
function onOrphaned(tellIt: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    tellIt()
  }, PARENT_LOOK_MS)
  timer.unref()
}

function tell(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
}
