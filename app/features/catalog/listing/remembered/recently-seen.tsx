import { useRef } from 'react'
import { storedHiddenListings } from '#app/browser/listings/hidden-listings.ts'
import type { ListingKeys } from '#app/browser/listings/listing-keys.ts'
import { storedSeenListings } from '#app/browser/listings/seen-listings.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { useNearViewport } from '#app/browser/use-near-viewport.ts'
import { type EstateType, parseEstateTypeSegment } from '#domain/catalog/listing/estate-type.ts'
import { SeenRow } from './seen-row.tsx'

/** @param type defaults to that of the listing opened last */
export function RecentlySeen({ type = '' }: { type?: EstateType | '' }) {
  const latest = useStoredValue(storedSeenListings).findLast((key) => key.startsWith(type))
  return latest === undefined ? null : <SeenRowSlot latest={latest} />
}

/** One row on a wide page. */
const MAX_SHOWN = 6

const splitKey = (key: string) => key.split(' ') as [string, string]

/** Ids of the latest listings of one type, latest first. */
const getLatestIds = (seen: ListingKeys, type: string, hidden: ListingKeys) =>
  seen
    .filter((key) => splitKey(key)[0] === type && !hidden.includes(key))
    .slice(-MAX_SHOWN)
    .reverse()
    .map((key) => splitKey(key)[1])

/**
 * Reserves the height of the row, and fetches the listings when it is about to scroll into view.
 *
 * @param latest key of the listing opened last
 */
function SeenRowSlot({ latest }: { latest: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  const hidden = useStoredValue(storedHiddenListings)
  const seen = useStoredValue(storedSeenListings)
  if (!isNear) return <div ref={place} className="recently-seen min-h-76" />
  const [type] = splitKey(latest)
  const ids = getLatestIds(seen, type, hidden)
  return ids.length > 0 && <SeenRow type={parseEstateTypeSegment(type)} ids={ids.join()} />
}
