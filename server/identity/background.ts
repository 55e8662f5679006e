import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a task waits, in milliseconds: so long that a run of calls meets nothing of it. */
const MIN_PAUSE_MS = 500
const MAX_PAUSE_MS = 2_500

/** Tasks that nobody waits for. */
export interface Background {
  /**
   * Runs `task` a moment later, at random: neither the answer of a call nor the calls after it tell
   * by their time what the task had to do.
   */
  readonly run: (task: () => Promise<void>) => void
  /** Runs what still waits, and resolves when nothing is left. */
  readonly idle: () => Promise<void>
}

/** @param report told of a task that failed */
export function createBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  let pauses = new AbortController()
  return {
    run(task) {
      const done = sleep(randomInt(MIN_PAUSE_MS, MAX_PAUSE_MS), undefined, {
        signal: pauses.signal,
      })
        // Cut short, so it is time.
        .catch(() => {})
        .then(task)
        .catch(report)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async idle() {
      pauses.abort()
      pauses = new AbortController()
      await Promise.all(running)
    },
  }
}
