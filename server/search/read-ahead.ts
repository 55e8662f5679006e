import { setImmediate } from 'node:timers/promises'

/**
 * Values read one after the other, each while the one before is being used.
 *
 * @param begin begins to read what follows a value, the first one after `null`; `null` when that was
 *   the last
 */
export async function* readAhead<Value>(
  begin: (previous: Value | null) => Promise<Value> | null,
): AsyncGenerator<Value, void> {
  let next = begin(null)
  while (next !== null) {
    const value = await next
    next = begin(value)
    // It fails when its turn comes; until then its failure is nobody's.
    next?.catch(() => {})
    // What was asked leaves before the value keeps this thread busy.
    await setImmediate()
    yield value
  }
}
