import { reportConnection } from '#app/browser/network/connection.ts'
import { pingServer } from './ping-server.ts'

const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 60_000

const isServerThere = () =>
  pingServer().then(
    () => true,
    () => false,
  )

/**
 * Looks for the server in ever longer pauses while the page is seen and the browser believes in a connection:
 * the browser says so before a request succeeds, and says nothing of a server that was away.
 *
 * @returns a function that stops it
 */
export function pingUntilBack(): () => void {
  let isStopped = false
  let pauseMs = FIRST_PAUSE_MS
  let timer = setTimeout(ping, pauseMs)

  async function ping(): Promise<void> {
    if (navigator.onLine && !document.hidden) {
      if (await isServerThere()) return reportConnection(false)
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
    }
    if (!isStopped) timer = setTimeout(ping, pauseMs)
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
