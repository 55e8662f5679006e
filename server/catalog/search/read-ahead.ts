import { setImmediate } from 'node:timers/promises'

/**
 * Reads the next value while the consumer uses the current one.
 *
 * @param startRead gets the previous value, `null` at first; returns `null` at the end
 */
export async function* readAhead<Value>(
  startRead: (previous: Value | null) => Promise<Value> | null,
): AsyncGenerator<Value, void> {
  let next = startRead(null)
  while (next !== null) {
    const value = await next
    next = startRead(value)
    // A rejection is thrown when the value is awaited; until then it must not be unhandled.
    next?.catch(() => {})
    // Let the request go out before the consumer keeps this thread busy.
    await setImmediate()
    yield value
  }
}
