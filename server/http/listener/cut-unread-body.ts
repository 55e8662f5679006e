import type { RequestListener } from 'node:http'

/** What may still arrive of a body after its request was answered, and for how long. */
const MAX_DISCARDED_BYTES = 1024 * 1024
const LINGER_MS = 2_000
const CHECK_MS = 10

/**
 * Closes connections that go on sending a body after their request was answered. Node reads such a
 * body to its end and throws it away, which at a gigabyte a second is garbage of that size. A slow
 * client has time to read the answer before.
 */
export function cutUnreadBody(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    outgoing.once('finish', () => {
      if (incoming.complete) return
      const { socket } = incoming
      const maxBytes = socket.bytesRead + MAX_DISCARDED_BYTES
      const until = performance.now() + LINGER_MS
      const timer = setInterval(() => {
        if (!incoming.complete && socket.bytesRead <= maxBytes && performance.now() < until) return
        clearInterval(timer)
        if (!incoming.complete) socket.destroy()
      }, CHECK_MS)
    })
    return listener(incoming, outgoing)
  }
}
