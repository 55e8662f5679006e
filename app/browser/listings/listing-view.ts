import { sendCount } from '#app/browser/network/send-count.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import { markListingSeen } from './seen-listings.ts'

/** The page of a listing was opened. @param isOfferedByOwner only their owners learn how often */
export function recordListingView(type: EstateType, id: number, isOfferedByOwner: boolean): void {
  markListingSeen(type, id)
  if (isOfferedByOwner) whenVisible(() => sendCount('view', type, id))
}

/** A page that is opened in the background may never be looked at. */
function whenVisible(run: () => void): void {
  if (document.visibilityState === 'visible') run()
  else document.addEventListener('visibilitychange', run, { once: true })
}
