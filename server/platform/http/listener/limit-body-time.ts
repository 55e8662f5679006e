import type { IncomingMessage, RequestListener } from 'node:http'

/**
 * The timeout that the proxies of `deploy/` have, too: after a long body, the server may work on the response this long
 * without sending a byte.
 */
export const LONG_SILENCE_MS = 600_000

const CHECK_MS = 1_000
const TIMEOUT_ANSWER = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Requests whose route limits the time of the body itself. */
const unlimited = new WeakSet<object>()

/** Lifts the time limits of a request's body. The caller has to limit it instead. */
export function allowSlowBody(incoming: Pick<IncomingMessage, 'socket'>): void {
  unlimited.add(incoming)
  // Node resets it for the next request of the connection.
  incoming.socket.setTimeout(LONG_SILENCE_MS)
}

/**
 * Answers 408 to requests whose body is not complete after `maxMs`, and closes their connections.
 */
export function limitBodyTime(listener: RequestListener, maxMs: number): RequestListener {
  return (incoming, outgoing) => {
    const { headers, socket } = incoming
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) {
      const deadline = performance.now() + maxMs
      const timer = setInterval(
        () => {
          if (incoming.complete || unlimited.has(incoming)) return clearInterval(timer)
          if (performance.now() < deadline) return
          clearInterval(timer)
          if (outgoing.socket !== null && !outgoing.headersSent) socket.write(TIMEOUT_ANSWER)
          socket.destroySoon()
        },
        Math.min(CHECK_MS, maxMs),
      )
      outgoing.once('close', () => clearInterval(timer))
    }
    return listener(incoming, outgoing)
  }
}
