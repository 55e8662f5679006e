/** A database of the browser. */
export const UNSENT_PICTURES = 'unsent-pictures'

/** Forgets the pictures of homes that are on their way. */
export function clearUnsentPictures(): void {
  // Undefined where the browser forbids storage.
  globalThis.indexedDB?.deleteDatabase(UNSENT_PICTURES)
}
