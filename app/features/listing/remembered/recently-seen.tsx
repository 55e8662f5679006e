import './recently-seen.css'
import { storedSeenListings } from '#app/browser/listings/seen-listings.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { useLazyComponent } from '#app/browser/use-lazy-component.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { loadRemembered } from './load-remembered.ts'

const load = () => loadRemembered().then((code) => code.SeenRowSlot)

/** @param type defaults to that of the listing opened last */
export function RecentlySeen({ type = '' }: { type?: EstateType | '' }) {
  const latest = useStoredValue(storedSeenListings).findLast((key) => key.startsWith(type))
  const Place = useLazyComponent(latest === undefined ? undefined : load)
  if (latest === undefined) return null
  return Place ? <Place latest={latest} /> : <div className="recently-seen" />
}
