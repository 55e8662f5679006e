import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { COUNTS_PATH, type Counted } from '#domain/homes/offer/count.ts'
import { getConnectionState } from './page-fetch.ts'

/**
 * Counts a view or a favorite of a home without a cookie of its own. Does nothing for visitors who ask not to
 * be tracked.
 */
export function sendCount(what: Counted, type: EstateType, id: number): void {
  const { doNotTrack, globalPrivacyControl, onLine } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl || !onLine || getConnectionState().isBroken) return
  navigator.sendBeacon(COUNTS_PATH, new URLSearchParams({ what, type, id: String(id) }))
}
