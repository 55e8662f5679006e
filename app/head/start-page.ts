import { isServerReachable } from '#app/browser/network/ping-server.ts'
import { whenServerIsBack } from '#app/browser/network/when-server-is-back.ts'
import { NO_CONNECTION } from '#texts/site/no-connection.ts'
import { NEEDS_SCRIPT } from './find-replay.ts'
import { fetchModules, type PageModules, readPageModules, runModules } from './page-modules.ts'
import { recordEvents } from './recorded-events.ts'
import { whenPainted, whenParsed } from './when-painted.ts'

/** The first pause between attempts that fail although the server answers; it doubles after each. */
const FIRST_PAUSE_MS = 2_000

/**
 * Says that there is no connection, in the banner of pages that the service worker has stored
 * (`worker/stored-document.ts`).
 *
 * @returns a function that removes it
 */
function showNoConnection(): () => void {
  const strip = document.createElement('as-of-strip')
  strip.className = 'offline-banner'
  strip.setAttribute('role', 'alert')
  strip.textContent = NO_CONNECTION
  document.body.prepend(strip)
  return () => strip.remove()
}

/**
 * The server disables the buttons of forms with passwords, so that no browser without scripts submits one in a URL. With
 * scripts they work from the start: a click waits for hydration.
 */
function enableButtons(): void {
  const buttons = `${NEEDS_SCRIPT} button, button${NEEDS_SCRIPT}`
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons))
    button.disabled = false
}

/**
 * Hydrates the page once it is painted, or as soon as something is pressed or typed. Fetches the page's modules and
 * runs them; events until then are recorded and replayed.
 */
export function startPage(): void {
  let isStarted = false
  const goNative = recordEvents(start)
  whenParsed(enableButtons)
  whenPainted(start)

  async function start(): Promise<void> {
    if (isStarted) return
    isStarted = true
    await new Promise<void>(whenParsed)
    try {
      await runPage(readPageModules())
    } catch (error) {
      console.error('The modules of the page cannot be run.', error)
      goNative()
    }
  }

  async function runPage(modules: PageModules): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    while (!(await fetchModules(modules))) {
      if (await isServerReachable()) {
        goNative()
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        pauseMs *= 2
      } else {
        const hide = showNoConnection()
        await new Promise<void>((resolve) => whenServerIsBack(resolve))
        hide()
      }
    }
    await runModules(modules)
  }
}
