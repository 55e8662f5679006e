import { storedSeenListings } from '#app/browser/listings/seen-listings.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { SeenRowSlot } from './seen-row-slot.tsx'

/** @param type defaults to that of the listing opened last */
export function RecentlySeen({ type = '' }: { type?: EstateType | '' }) {
  const latest = useStoredValue(storedSeenListings).findLast((key) => key.startsWith(type))
  return latest === undefined ? null : <SeenRowSlot latest={latest} />
}
