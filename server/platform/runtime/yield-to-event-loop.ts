/** Resolves in its own turn of the event loop. */
export type YieldToEventLoop = () => Promise<void>

/**
 * Spreads CPU-heavy steps over turns of the event loop, one in each. Everything that awaits a
 * resolved promise continues in the same turn, so without this fifty pages requested at once would
 * be rendered in one, and nothing else would be answered for a fifth of a second.
 */
export function createYieldToEventLoop(): YieldToEventLoop {
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
