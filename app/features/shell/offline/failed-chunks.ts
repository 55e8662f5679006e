import { getConnectionState } from '#app/browser/network/page-fetch.ts'
import { pingServer } from '#app/browser/network/ping-server.ts'

/** Browsers do not retry code that failed to load, so from then on screens open only as documents. */
let hasFailed = false

export const hasFailedChunk = (): boolean => hasFailed

/**
 * React Router reloads the page when the code of a screen cannot be fetched, even for a link that is only hovered.
 * Without a connection the reload would leave the site.
 *
 * @returns a function that allows reloads again
 */
export function preventReload(): () => void {
  const controller = new AbortController()
  // Missing in older browsers.
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
      if (navigator.onLine && !getConnectionState().isBroken) return
      hasFailed = true
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
