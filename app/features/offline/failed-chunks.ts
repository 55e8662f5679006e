import { getConnectionState } from '#app/browser/network/page-fetch.ts'
import { pingServer } from './ping-server.ts'

/** Code that could not be fetched is not fetched again: the screen opens by its document alone. */
let isLost = false

export const hasFailedChunk = (): boolean => isLost

/**
 * React Router reloads the page when the code of a screen cannot be fetched, even for a link that the pointer is on
 * only. Without a connection that would leave the site.
 *
 * @returns a function that lets it reload again
 */
export function preventReload(): () => void {
  const controller = new AbortController()
  // Older browsers do not have it.
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
      if (navigator.onLine && !getConnectionState().isBroken) return
      isLost = true
      event.preventDefault()
    },
    { signal: controller.signal },
  )
  return () => controller.abort()
}

/** @throws when there is no connection */
export async function openDocument(href: string): Promise<void> {
  await pingServer()
  location.assign(href)
}
