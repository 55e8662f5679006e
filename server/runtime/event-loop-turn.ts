/** Resolves in a turn of the event loop in which nobody else who asked has theirs. */
export type Turn = () => Promise<void>

/**
 * Spreads heavy steps over turns of the event loop, one in each. What waits for a promise goes on
 * in the same turn as whatever else became ready, so without this fifty pages that are asked for at
 * once would be rendered in one, and for a fifth of a second nothing else would be answered.
 */
export function createTurns(): Turn {
  const waiting: (() => void)[] = []
  let isScheduled = false

  function next(): void {
    waiting.shift()?.()
    isScheduled = waiting.length > 0
    if (isScheduled) setImmediate(next)
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (isScheduled) return
      isScheduled = true
      setImmediate(next)
    })
}
