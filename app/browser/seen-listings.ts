import * as z from 'zod/mini'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { createStoredValue } from './stored-value.ts'

const MAX_SEEN_LISTINGS = 500

const schema = z.array(z.string().check(z.regex(/^(sale|rent) [1-9]\d*$/)))

const toListingKey = (type: EstateType, id: number | string) => `${type} ${id}`

/**
 * The listings opened in this browser: a list such as `["rent 7","sale 12"]`, the latest last. Strings,
 * so that hundreds of them take only a few kilobytes.
 */
export const storedSeenListings = createStoredValue<readonly string[]>({
  key: 'seenHomes',
  fallback: [],
  parse: (text) => ({ value: schema.parse(JSON.parse(text)), valid: true }),
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
