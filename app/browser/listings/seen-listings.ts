import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { createStoredListingKeys, toListingKey, withLatestKey } from './listing-keys.ts'

export const storedSeenListings = createStoredListingKeys({ key: 'seenHomes' })

export function markListingSeen(type: EstateType, id: number): void {
  const key = toListingKey(type, id)
  if (storedSeenListings.get().at(-1) === key) return
  storedSeenListings.update((seen) => withLatestKey(seen, key))
}
