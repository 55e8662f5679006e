import type { Fetch } from '../listen.ts'

/** `fetch` with a line for every answer: method, path, status, milliseconds. No query is written. */
export function withRequestLog(fetch: Fetch, write: (line: string) => void): Fetch {
  return async (request, connection) => {
    const start = performance.now()
    const { pathname } = new URL(request.url)
    const response = await fetch(request, connection)
    const took = (performance.now() - start).toFixed(1)
    write(`${request.method} ${pathname} ${response.status} ${took} ms`)
    return response
  }
}
