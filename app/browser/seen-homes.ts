import * as z from 'zod/mini'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { storedValue } from './stored-value.ts'

/** As many homes as are remembered; the ones seen first are forgotten first. */
const MOST = 500

const schema = z.array(z.string().check(z.regex(/^(sale|rent) [1-9]\d*$/)))

const keyOf = (type: EstateType, id: number | string) => `${type} ${id}`

/**
 * The homes that were opened in this browser: `seenHomes` holds a list of "sale 12", the latest
 * last. One text a home, so that hundreds of them are a few kilobytes.
 */
export const storedSeenHomes = storedValue<readonly string[]>({
  key: 'seenHomes',
  unread: [],
  read: (text) => ({ value: schema.parse(JSON.parse(text)), sound: true }),
  write: (seen) => JSON.stringify(seen),
})

/** Whether the home `type`/`id` is among them. */
export function isSeen(seen: readonly string[], type: EstateType, id: number | string): boolean {
  return seen.includes(keyOf(type, id))
}

/** Remembers that the home `type`/`id` was opened. */
export function markSeen(type: EstateType, id: number | string): void {
  const key = keyOf(type, id)
  if (storedSeenHomes.get().at(-1) === key) return
  storedSeenHomes.update((seen) => [...seen.filter((one) => one !== key), key].slice(-MOST))
}
