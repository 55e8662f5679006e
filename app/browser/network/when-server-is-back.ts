import { isServerReachable } from './ping-server.ts'

const FIRST_PAUSE_MS = 2_000
const MAX_PAUSE_MS = 60_000

/**
 * Pings the server at growing intervals while the page is visible and the browser reports a connection. The browser's
 * report is not enough: it may come before requests succeed, and it says nothing about a server that was down.
 *
 * @param callback called once
 * @returns a function that stops the pings
 */
export function whenServerIsBack(
  callback: () => void,
  firstPauseMs: number = FIRST_PAUSE_MS,
): () => void {
  let isStopped = false
  let pauseMs = firstPauseMs
  let timer = setTimeout(ping, pauseMs)

  async function ping(): Promise<void> {
    if (navigator.onLine && !document.hidden) {
      const isBack = await isServerReachable()
      if (isStopped) return
      if (isBack) return callback()
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
    }
    if (!isStopped) timer = setTimeout(ping, pauseMs)
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
