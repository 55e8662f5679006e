import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** So many requests of a connection may wait for the answer to one before them. */
const MAX_WAITING = 16

/**
 * Cuts connections that ask on and on without waiting for answers. No browser and no proxy does it;
 * a piece of 64 KB holds hundreds of requests, all of which would be begun at once.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (incoming, outgoing) => {
    // An answer gets the connection when those before it are sent.
    if (outgoing.socket !== null) return listener(incoming, outgoing)
    const { socket } = incoming
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > MAX_WAITING) {
      socket.destroy()
      // What else is in the piece is parsed all the same; told now, Node makes no error of each.
      incoming.destroy()
      return
    }
    outgoing.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    return listener(incoming, outgoing)
  }
}
