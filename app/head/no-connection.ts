import { isServerReachable } from '#app/browser/network/ping-server.ts'
import { whenServerIsBack } from '#app/browser/network/when-server-is-back.ts'
import { NO_CONNECTION } from '#content/texts/site/no-connection.ts'

let strip: HTMLElement | null = null
let stopWaiting = () => {}
let haveModulesCome = false

/** Whether leaving the page would probably end at the browser's error page. */
export const isConnectionBroken = (): boolean => strip !== null || !navigator.onLine

/**
 * Pings the server. If it cannot be reached, the page says that there is no connection until it can.
 *
 * @param onBack called once it can be reached again
 * @returns whether it can be reached
 */
export async function checkConnection(onBack: () => void): Promise<boolean> {
  const isReachable = await isServerReachable()
  if (isReachable && strip !== null) {
    removeStrip()
    onBack()
  }
  // Meanwhile another attempt may have failed, or succeeded.
  if (!isReachable && strip === null && !haveModulesCome) {
    // As in the service worker's (`worker/stored-document.ts`).
    strip = Object.assign(document.createElement('as-of-strip'), { className: 'offline-banner' })
    strip.setAttribute('role', 'alert')
    strip.textContent = NO_CONNECTION
    document.body.prepend(strip)
    stopWaiting = whenServerIsBack(() => {
      removeStrip()
      onBack()
    })
  }
  return isReachable
}

function removeStrip(): void {
  stopWaiting()
  strip?.remove()
  strip = null
}

export function onModulesLoaded(): void {
  haveModulesCome = true
  removeStrip()
}
