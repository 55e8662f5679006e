import { isListOf, isText, requireShape } from '#domain/json/shape.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { createStoredValue } from './stored-value.ts'

const MAX_SEEN_LISTINGS = 500

export const toListingKey = (type: EstateType, id: number | string) => `${type} ${id}`

const isListOfKeys = isListOf(
  (value): value is string => isText(value) && /^(sale|rent) [1-9]\d*$/.test(value),
)

/**
 * The listings opened in this browser: a list such as `["rent 7","sale 12"]`, the latest last. Strings,
 * so that hundreds of them take only a few kilobytes.
 */
export const storedSeenListings = createStoredValue<readonly string[]>({
  key: 'seenHomes',
  fallback: [],
  parse: (text) => ({ value: requireShape(JSON.parse(text), isListOfKeys), valid: true }),
  serialize: (seen) => JSON.stringify(seen),
})

export function isListingSeen(
  seen: readonly string[],
  type: EstateType,
  id: number | string,
): boolean {
  return seen.includes(toListingKey(type, id))
}

/** The oldest entry is dropped when the list is full. */
export function markListingSeen(type: EstateType, id: number | string): void {
  const key = toListingKey(type, id)
  if (storedSeenListings.get().at(-1) === key) return
  storedSeenListings.update((seen) =>
    [...seen.filter((other) => other !== key), key].slice(-MAX_SEEN_LISTINGS),
  )
}
