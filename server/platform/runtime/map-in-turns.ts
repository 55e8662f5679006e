import { createYieldToEventLoop } from './yield-to-event-loop.ts'

/** How much of a turn of the event loop a list may take. */
const TURN_MS = 10

/** All lists of the process take turns. */
const yieldToEventLoop = createYieldToEventLoop()

/**
 * Does what `Array.map` does, for work that grows with what people wrote: other requests are answered in between,
 * however long the list is.
 */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let start = performance.now()
  for (const [index, item] of items.entries()) {
    if (performance.now() - start >= TURN_MS) {
      await yieldToEventLoop()
      start = performance.now()
    }
    results.push(map(item, index))
  }
  return results
}
