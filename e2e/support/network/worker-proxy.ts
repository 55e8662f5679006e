import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SERVICE_WORKER_PATH } from '#domain/platform/paths.ts'

export interface WorkerProxy {
  readonly url: string
  /** Serves this source from now on. */
  readonly serve: (worker: string) => void
  /** Playwright's `setOffline` does not block requests for a new version. */
  readonly setBroken: (isBroken: boolean) => void
  readonly stop: () => void
}

export const readWorker = () => readFile(`build/client${SERVICE_WORKER_PATH}`, 'utf8')

/**
 * A proxy in front of the journeys' server, with a service worker of its own. Browsers check for a new version of a
 * worker by requests that Playwright cannot intercept.
 */
export async function startWorkerProxy(server: string, worker: string): Promise<WorkerProxy> {
  let source = worker
  let isBroken = false
  const proxy = createServer((incoming, outgoing) => {
    if (isBroken) {
      incoming.socket.destroy()
      return
    }
    if (incoming.url === SERVICE_WORKER_PATH) {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(source)
      return
    }
    const { method = 'GET', headers, url = '/' } = incoming
    const passed = request(new URL(url, server), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    serve(other) {
      source = other
    },
    setBroken(broken) {
      isBroken = broken
    },
    stop() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
