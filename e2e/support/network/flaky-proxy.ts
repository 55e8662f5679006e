import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FlakyProxy {
  readonly url: string
  /** Stops forwarding after this many bytes; resolves once that has happened. */
  readonly stallAfter: (bytes: number) => Promise<void>
  /** Forwards everything again. */
  readonly restore: () => void
  /** Drops all connections, including new ones. */
  readonly disconnect: () => void
  readonly stop: () => void
}

/**
 * A proxy in front of the journeys' server. Playwright's `setOffline` does not interrupt a request body that is
 * being sent.
 */
export async function startFlakyProxy(server: string): Promise<FlakyProxy> {
  let isCut = false
  let room = Number.POSITIVE_INFINITY
  let reportStuck = () => {}
  const proxy = createServer((incoming, outgoing) => {
    if (isCut) return incoming.socket.destroy()
    const { method = 'GET', headers, url = '/' } = incoming
    const passed = request(new URL(url, server), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.on('close', () => incoming.complete || passed.destroy())
    incoming.on('end', () => passed.end())
    incoming.on('data', (chunk: Buffer) => {
      if (method === 'PATCH') room -= chunk.length
      passed.write(chunk)
      if (room > 0) return
      incoming.pause()
      reportStuck()
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    stallAfter(bytes) {
      room = bytes
      return new Promise((resolve) => {
        reportStuck = resolve
      })
    },
    restore() {
      isCut = false
      room = Number.POSITIVE_INFINITY
    },
    disconnect() {
      isCut = true
      proxy.closeAllConnections()
    },
    stop() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
