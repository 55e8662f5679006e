import type { RequestListener } from 'node:http'

/** How much of a body may still arrive after the response was sent, and for how long. */
const MAX_DISCARDED_BYTES = 1024 * 1024
const LINGER_MS = 2_000
const CHECK_MS = 10

/**
 * Closes connections that go on sending a body after the response was sent. Node reads such a body
 * to its end and discards it, which at a gigabyte a second is that much garbage. A slow client gets
 * the time to read the response first.
 */
export function cutUnreadBody(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    outgoing.once('finish', () => {
      if (incoming.complete) return
      const { socket } = incoming
      const maxBytes = socket.bytesRead + MAX_DISCARDED_BYTES
      const deadline = performance.now() + LINGER_MS
      const timer = setInterval(() => {
        if (incoming.complete || socket.destroyed) return clearInterval(timer)
        if (socket.bytesRead > maxBytes || performance.now() >= deadline) socket.destroy()
      }, CHECK_MS)
    })
    return listener(incoming, outgoing)
  }
}
