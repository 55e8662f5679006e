import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How often it is looked, in milliseconds. */
const LOOK_EVERY_MS = 10_000

/**
 * A connection that has something to read and takes less than this between two looks is cut: 50
 * bytes a second, a hundredth of the slowest mobile network there is.
 */
const LEAST_BYTES = 500

/** So many looks in a row it must have been too slow. */
const MOST_SLOW_LOOKS = 3

interface Seen {
  bytes: number
  slowLooks: number
}

/**
 * Cuts connections whose reader takes what it asked for so slowly that it only holds memory.
 *
 * @returns what ends the looking
 */
export function cutSlowReaders(server: Server, lookEveryMs = LOOK_EVERY_MS): () => void {
  const sockets = new Map<Socket, Seen>()
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { bytes: 0, slowLooks: 0 })
    socket.once('close', () => sockets.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, seen] of sockets) {
      // What the kernel has not taken yet is what the reader has not taken.
      const taken = socket.bytesWritten - socket.writableLength
      const isSlow = socket.writableLength > 0 && taken - seen.bytes < LEAST_BYTES
      seen.slowLooks = isSlow ? seen.slowLooks + 1 : 0
      seen.bytes = taken
      if (seen.slowLooks >= MOST_SLOW_LOOKS) socket.destroy()
    }
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
