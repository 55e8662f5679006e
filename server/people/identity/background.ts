import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** The delay of a task: long enough that a series of calls is over before it starts. */
const MIN_DELAY_MS = 500
const MAX_DELAY_MS = 2_500

export type Background = ReturnType<typeof createBackground>

/** @param onError called when a task fails */
export function createBackground(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>()
  let delays = new AbortController()
  return {
    /**
     * Runs `task` after a random delay, so that neither this response nor the next ones reveal by
     * their timing what the task did.
     */
    run(task: () => Promise<void>) {
      const done = sleep(randomInt(MIN_DELAY_MS, MAX_DELAY_MS), undefined, {
        signal: delays.signal,
      })
        // `idle` ended the delay.
        .catch(() => {})
        .then(task)
        .catch(onError)
        .finally(() => running.delete(done))
      running.add(done)
    },
    /** Runs the delayed tasks now, and resolves when all tasks have ended. */
    async idle() {
      delays.abort()
      delays = new AbortController()
      await Promise.all(running)
    },
  }
}
