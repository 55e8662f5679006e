import { isServerReachable } from '#app/browser/network/ping-server.ts'
import { whenServerIsBack } from '#app/browser/network/when-server-is-back.ts'
import { NO_CONNECTION } from '#content/texts/site/no-connection.ts'

let strip: HTMLElement | null = null
let stopWaiting = () => {}

/** Whether the modules cannot come now, so that leaving the page would end at the browser's error page. */
export const isConnectionBroken = (): boolean => strip !== null || !navigator.onLine

/** Says that there is no connection, if that is why the modules did not come, until it is back. */
export async function waitForConnection(onBack: () => void): Promise<void> {
  // Attempts may fail at the same time.
  if ((await isServerReachable()) || strip !== null) return
  // As in the service worker's (`worker/stored-document.ts`).
  strip = Object.assign(document.createElement('as-of-strip'), { className: 'offline-banner' })
  strip.setAttribute('role', 'alert')
  strip.textContent = NO_CONNECTION
  document.body.prepend(strip)
  stopWaiting = whenServerIsBack(() => {
    endWait()
    onBack()
  })
}

export function endWait(): void {
  stopWaiting()
  strip?.remove()
  strip = null
}
