/** The name of an IndexedDB database. */
export const UNSENT_PICTURES = 'unsent-pictures'

/** Forgets pictures of homes that are still being uploaded. */
export function clearUnsentPictures(): void {
  // Undefined where the browser forbids storage.
  globalThis.indexedDB?.deleteDatabase(UNSENT_PICTURES)
}
