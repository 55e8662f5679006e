import { PERSONAL_CACHES } from '#domain/offline/caches.ts'
import { clearWaiting } from './use-waiting-forms.ts'

/** Gives back what the service worker keeps of the visitor's way through the site, and what waits to be sent. */
export async function clearPersonalData(): Promise<void> {
  try {
    await clearWaiting()
    // Undefined where the browser forbids storage, or without HTTPS.
    if (typeof caches === 'undefined') return
    await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)))
  } catch (error) {
    console.error('What is kept for the time without a connection could not be deleted.', error)
  }
}
