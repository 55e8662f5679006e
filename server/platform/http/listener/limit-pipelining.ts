import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection may wait for the response before theirs. */
const MAX_PIPELINED = 16

/**
 * Closes connections that pipeline too many requests. No browser and no proxy does it; a chunk of
 * 64 KB holds hundreds of requests, all of which would be started at once.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const pipelined = new WeakMap<Socket, number>()
  return (incoming, outgoing) => {
    // A response gets its socket once those before it are sent.
    if (outgoing.socket !== null) return listener(incoming, outgoing)
    const { socket } = incoming
    const count = (pipelined.get(socket) ?? 0) + 1
    pipelined.set(socket, count)
    if (count > MAX_PIPELINED) {
      socket.destroy()
      // The rest of the chunk is still parsed; destroying now keeps Node from raising an error for
      // each.
      incoming.destroy()
      return
    }
    outgoing.once('close', () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1))
    return listener(incoming, outgoing)
  }
}
