import { PERSONAL_CACHES } from '#domain/offline/caches.ts'

/** Gives back what the service worker keeps of the visitor's way through the site. */
export async function clearPersonalData(): Promise<void> {
  // Undefined where the browser forbids storage, or without HTTPS.
  if (typeof caches === 'undefined') return
  try {
    await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)))
  } catch (error) {
    console.error('The pages that are kept could not be deleted.', error)
  }
}
