import { PERSONAL_CACHES } from '#domain/site/offline/caches.ts'
import type { WorkerMessage } from '#domain/site/offline/worker-message.ts'
import { clearFormQueue } from './form-queue/queue-database.ts'
import { signedOutAt } from './storage/signed-out-at.ts'
import { storedHasLists } from './storage/stored-flags.ts'
import { clearTypedContact } from './storage/typed-contact.ts'
import { clearTypedHomes } from './storage/typed-homes.ts'
import { clearTypedMessages } from './storage/typed-messages.ts'
import { clearUnsentPictures } from './unsent/clear-unsent-pictures.ts'
import { clearUnsent } from './unsent/unsent-messages.ts'
import { clearUnsentRegisters } from './unsent/unsent-registers.ts'

/** Workbox keeps lists of visited URLs of its own; only the service worker can delete them, and it outlives the tab. */
async function deleteVisits(): Promise<void> {
  const message: WorkerMessage = { type: 'delete-visits' }
  const container = navigator.serviceWorker
  const worker = container?.controller ?? (await container?.getRegistration())?.active
  worker?.postMessage(message)
}

async function deleteCaches(): Promise<void> {
  // Undefined where the browser forbids storage, or without HTTPS.
  if (typeof caches === 'undefined') return
  await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)))
}

/**
 * Deletes the pages the service worker stored, the unsent forms and messages, the drafts of homes,
 * messages and the contact form, and the pictures chosen but not yet uploaded.
 */
export async function clearPersonalData(): Promise<void> {
  // This runs first, so that nothing is stored after it.
  signedOutAt.update(Date.now)
  clearTypedContact()
  clearTypedHomes()
  clearTypedMessages()
  clearUnsent()
  clearUnsentRegisters()
  storedHasLists.update(() => false)
  clearUnsentPictures()
  // All deletions begin at once, because the tab may be closed now; the worker's begins first, so that it stores
  // nothing again. If one fails, the others must still run.
  await Promise.all(
    [deleteVisits, clearFormQueue, deleteCaches].map((clear) =>
      clear().catch((error) => {
        console.error('What is kept for the time without a connection could not be deleted.', error)
      }),
    ),
  )
}
