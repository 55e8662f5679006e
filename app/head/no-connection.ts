import { NO_CONNECTION } from '#content/texts/site/no-connection.ts'

/**
 * Says that there is no connection, in the banner of pages that the service worker has stored
 * (`worker/stored-document.ts`).
 *
 * @returns a function that removes it
 */
export function showNoConnection(): () => void {
  const strip = document.createElement('as-of-strip')
  strip.className = 'offline-banner'
  strip.setAttribute('role', 'alert')
  strip.textContent = NO_CONNECTION
  document.body.prepend(strip)
  return () => strip.remove()
}
