import { sendCount } from '#app/browser/network/send-count.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { markListingSeen } from './seen-listings.ts'

/**
 * Counts a view of a listing's page.
 *
 * @param isOfferedByOwner views are counted only for owners, who alone can see the count
 */
export function recordListingView(type: EstateType, id: number, isOfferedByOwner: boolean): void {
  markListingSeen(type, id)
  if (isOfferedByOwner) whenVisible(() => sendCount('view', type, id))
}

/** A page opened in a background tab may never be seen. */
function whenVisible(run: () => void): void {
  if (document.visibilityState === 'visible') run()
  else document.addEventListener('visibilitychange', run, { once: true })
}
