import { announceChange } from './announce-change.ts'
import { FORM_QUEUE } from './may-have-queued-forms.ts'

/**
 * Deletes the queued forms with their database, which may be of a version that cannot be opened. The request is made at
 * once, and completes even if the page is closed.
 */
export async function clearFormQueue(): Promise<void> {
  // The browser forbids storage here.
  if (globalThis.indexedDB === undefined) return
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(FORM_QUEUE)
    deleting.onsuccess = resolve
    deleting.onerror = () => reject(deleting.error)
  })
  announceChange()
}
