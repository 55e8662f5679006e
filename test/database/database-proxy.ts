import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy in front of PostgreSQL, for tests of outages. */
export interface DatabaseProxy {
  /** Connect to this instead of the server. */
  readonly url: string
  /** Stops all traffic but keeps connections open, like a hanging machine or a lost network. */
  readonly pause: () => void
  readonly resume: () => void
  /** Closes all connections and refuses new ones, like a stopped server. */
  readonly disconnect: () => Promise<void>
  readonly reconnect: () => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startDatabaseProxy(serverUrl: string): Promise<DatabaseProxy> {
  const { hostname, port: serverPort } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let paused = false

  function track(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }

  function forward(client: Socket): void {
    const server = connect(Number(serverPort), hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      track(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('close', () => to.destroy())
      if (paused) from.pause()
    }
  }

  let listening: Server
  async function listen(port: number): Promise<number> {
    listening = createServer(forward).listen(port, '127.0.0.1')
    await once(listening, 'listening')
    const address = listening.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  async function cut(): Promise<void> {
    const closed = once(listening, 'close')
    listening.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  const port = await listen(0)
  const url = new URL(serverUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    pause() {
      paused = true
      for (const socket of sockets) socket.pause()
    },
    resume() {
      paused = false
      for (const socket of sockets) socket.resume()
    },
    disconnect: cut,
    async reconnect() {
      await listen(port)
    },
    stop: cut,
  }
}
