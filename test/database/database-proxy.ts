import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a PostgreSQL server, for tests that take it away. */
export interface DatabaseProxy {
  /** What to connect to in place of the server itself. */
  readonly url: string
  /** From now on nothing passes, but connections stay: a machine that hangs, a network that is away. */
  readonly pause: () => void
  readonly resume: () => void
  /** Breaks all connections and refuses new ones, as a server does that is stopped. */
  readonly disconnect: () => Promise<void>
  readonly reconnect: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A way to the server at `serverUrl` by a port of its own. */
export async function startDatabaseProxy(serverUrl: string): Promise<DatabaseProxy> {
  const { hostname, port: serverPort } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let frozen = false

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }

  function link(client: Socket): void {
    const server = connect(Number(serverPort), hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      keep(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('close', () => to.destroy())
      if (frozen) from.pause()
    }
  }

  let listening: Server
  async function listen(port: number): Promise<number> {
    listening = createServer(link).listen(port, '127.0.0.1')
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
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    resume() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    disconnect: cut,
    async reconnect() {
      await listen(port)
    },
    stop: cut,
  }
}
