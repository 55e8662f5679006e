import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import {
  createStoredListingKeys,
  type ListingKeys,
  toListingKey,
  withLatestKey,
} from './listing-keys.ts'

export const storedSeenListings = createStoredListingKeys({ key: 'seenHomes' })

export const isListingSeen = (seen: ListingKeys, type: EstateType, id: number | string): boolean =>
  seen.includes(toListingKey(type, id))

export function markListingSeen(type: EstateType, id: number | string): void {
  const key = toListingKey(type, id)
  if (storedSeenListings.get().at(-1) === key) return
  storedSeenListings.update((seen) => withLatestKey(seen, key))
}
