/** The name of an IndexedDB database. */
export const UNSENT_PICTURES = 'unsent-pictures'

/** Deletes the pictures that are still being uploaded. */
export function clearUnsentPictures(): void {
  // It is undefined where the browser forbids storage.
  globalThis.indexedDB?.deleteDatabase(UNSENT_PICTURES)
}
