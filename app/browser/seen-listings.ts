import * as z from 'zod/mini'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { createStoredValue } from './stored-value.ts'

/** As many homes as are remembered; the ones seen first are forgotten first. */
const MAX_SEEN_LISTINGS = 500

const schema = z.array(z.string().check(z.regex(/^(sale|rent) [1-9]\d*$/)))

const toListingKey = (type: EstateType, id: number | string) => `${type} ${id}`

/**
 * The homes that were opened in this browser: `seenHomes` holds a list of "sale 12", the latest
 * last. One text a home, so that hundreds of them are a few kilobytes.
 */
export const storedSeenListings = createStoredValue<readonly string[]>({
  key: 'seenHomes',
  fallback: [],
  parse: (text) => ({ value: schema.parse(JSON.parse(text)), valid: true }),
  serialize: (seen) => JSON.stringify(seen),
})

/** Whether the home `type`/`id` is among them. */
export function isListingSeen(
  seen: readonly string[],
  type: EstateType,
  id: number | string,
): boolean {
  return seen.includes(toListingKey(type, id))
}

/** Remembers that the home `type`/`id` was opened. */
export function markListingSeen(type: EstateType, id: number | string): void {
  const key = toListingKey(type, id)
  if (storedSeenListings.get().at(-1) === key) return
  storedSeenListings.update((seen) =>
    [...seen.filter((one) => one !== key), key].slice(-MAX_SEEN_LISTINGS),
  )
}
