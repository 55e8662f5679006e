import { randomUUID } from 'node:crypto'
import type { Fetch } from '../listen.ts'
import { log, requestScope } from '../log/log.ts'
import { requestSeconds, requestsInFlight } from '../metrics/metrics.ts'
import type { Connection } from './client-ip.ts'
import type { RouteName } from './route-name.ts'

/** What a proxy may call a request. */
const REQUEST_ID = /^[\w.-]{8,64}$/

/** Asked for all the time, by programs: of no interest unless something is wrong. */
const QUIET = /^\/(health|livez|readyz|metrics|assets\/\*|pictures\/\*|favicon\.svg)$/

export interface ObserveOptions {
  readonly routeName: RouteName
  /** Whether a line is written for every request. */
  readonly requestLog: boolean
  /** Whether the id that a proxy gives a request is taken over from `X-Request-Id`. */
  readonly trustsRequestIds: boolean
}

/**
 * `fetch` with an id for every request, which the answer, its log lines and an error page carry; with
 * one line in the log, without path, query or address; and with its time in the metrics. What the
 * page cache answers at once is still answered at once.
 */
export function observed(fetch: Fetch, options: ObserveOptions): Fetch {
  const { routeName, requestLog, trustsRequestIds } = options

  return (request, connection) => {
    const given = trustsRequestIds ? request.headers.get('X-Request-Id') : null
    const requestId = given !== null && REQUEST_ID.test(given) ? given : randomUUID()
    connection?.outgoing?.setHeader('X-Request-Id', requestId)
    const start = performance.now()
    requestsInFlight.inc()

    function done(response: Response): Response {
      const ms = performance.now() - start
      const route = routeName(pathOf(request.url))
      const { method } = request
      const { status } = response
      requestsInFlight.dec()
      requestSeconds.observe({ method: methodName(method), route, status }, ms / 1000)
      if (requestLog) {
        const level = status >= 500 ? 'warn' : QUIET.test(route) ? 'debug' : 'info'
        const line = { requestId, method: methodName(method), route, status, ms: round(ms) }
        log[level](line, 'Request')
      }
      return response
    }

    const handed: Connection = { ...connection, requestId }
    const answer = requestScope.run({ requestId }, () => fetch(request, handed))
    return answer instanceof Response ? done(answer) : answer.then(done)
  }
}

/** Without a URL object, which costs more than all else here. */
function pathOf(url: string): string {
  const from = url.indexOf('/', url.indexOf('//') + 2)
  const to = url.slice(from).search(/[?#]/)
  return from < 0 ? '/' : url.slice(from, to < 0 ? undefined : from + to)
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const methodName = (method: string) => (METHODS.has(method) ? method : 'other')

const round = (ms: number) => Math.round(ms * 10) / 10
