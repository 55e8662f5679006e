import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FlakyProxy {
  readonly url: string
  /** Resolves once what is sent next has got stuck. */
  readonly stallAfter: (bytes: number) => Promise<void>
  /** Lets everything pass again. */
  readonly restore: () => void
  /** Drops all connections, also new ones. */
  readonly disconnect: () => void
  readonly stop: () => void
}

/** Passes requests on to the server of the journeys. Playwright's `setOffline` lets a body that is being sent pass. */
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
