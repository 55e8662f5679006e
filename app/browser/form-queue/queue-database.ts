// What every page and the service worker need to know of the queue, without the code that reads it.

/** Name of the database, the lock, the channel and the background sync. */
export const FORM_QUEUE = 'waiting-forms'

/** Whether this browser has ever queued a form: an empty queue stays. */
export async function mayHaveQueuedForms(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === FORM_QUEUE)
  } catch {
    return false
  }
}

/** Makes all tabs read the queue again. */
export function announceChange(): void {
  const channel = new BroadcastChannel(FORM_QUEUE)
  channel.postMessage(null)
  channel.close()
}

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
