import { randomUUID } from 'node:crypto'
import { log, requestScope } from '#server/platform/log/log.ts'
import { createLogThrottle } from '#server/platform/log/log-throttle.ts'
import { requestSeconds, requestsInFlight } from '#server/platform/metrics.ts'
import { tracing } from '#server/platform/telemetry/tracing.ts'
import type { Connection, Fetch } from './request/client-ip.ts'
import type { RouteNamer } from './request/route-name.ts'
import { SUPPORTED_METHODS } from './response/invalid-request.ts'
import { SECURITY_HEADERS } from './response/security-headers.ts'

/**
 * The ids accepted from a proxy: a number or a UUID, so that a client whose id the proxy passes on
 * cannot put text into the log.
 */
const REQUEST_ID = /^[\da-f-]{16,64}$/i

/** Requested all the time by programs: only logged when something is wrong. */
const DEBUG_ROUTES =
  /^\/(health|livez|readyz|metrics|assets\/\*|pictures\/\*|favicon\.svg|icons\/\*|manifest\.webmanifest|service-worker\.js)$/

/** Enough for a busy site; 8 GB a day at most. */
const LOG_LIMITS = { perSecond: 500, burst: 5_000 } as const

export interface InstrumentOptions {
  readonly routeName: RouteNamer
  /** Whether every request is logged. */
  readonly requestLog: boolean
  /** Whether the id in `X-Request-Id` is trusted. */
  readonly trustsRequestIds: boolean
}

/**
 * Adds an id to every request, which the response, its log lines and the error page have; logs one
 * line without path, query or IP; and records the duration. In a flood, lines are dropped, and the
 * next one says how many. Synchronous responses of the page cache stay synchronous.
 */
export function instrument(fetch: Fetch, options: InstrumentOptions): Fetch {
  const { routeName, requestLog, trustsRequestIds } = options
  const throttle = createLogThrottle(LOG_LIMITS)

  function write(line: RequestLine): void {
    const level = getLevel(line)
    if (!log.isLevelEnabled(level)) return
    const dropped = throttle.take(performance.now())
    if (dropped !== null) log[level](dropped > 0 ? { ...line, leftOut: dropped } : line, 'Request')
  }

  return (request, connection) => {
    const given = trustsRequestIds ? request.headers.get('X-Request-Id') : null
    const requestId = given !== null && REQUEST_ID.test(given) ? given : randomUUID()
    connection?.outgoing?.setHeader('X-Request-Id', requestId)
    const start = performance.now()
    requestsInFlight.inc()
    const method = toMethodLabel(request.method)
    const route = routeName(getPath(request.url))
    const span =
      tracing.startRequest === undefined || DEBUG_ROUTES.test(route)
        ? undefined
        : tracing.startRequest({ method, route, requestId })

    function finish(response: Response): Response {
      const ms = performance.now() - start
      const status = getStatus(response, connection)
      requestsInFlight.dec()
      requestSeconds.observe({ method, route, status }, ms / 1000)
      span?.end(status)
      if (requestLog) write({ requestId, method, route, status, ms: round(ms) })
      return response
    }

    const withId: Connection = { ...connection, requestId }
    function answer(): Response | Promise<Response> {
      try {
        const response = fetch(request, withId)
        return response instanceof Response
          ? finish(response)
          : response.catch(handleError).then(finish)
      } catch (error) {
        return finish(handleError(error))
      }
    }
    return requestScope.run({ requestId }, span === undefined ? answer : () => span.run(answer))
  }
}

interface RequestLine {
  readonly requestId: string
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** nginx's status for a client that disconnected first; not counted as a server error. */
const CLIENT_CLOSED_REQUEST = 499

const getStatus = ({ status }: Response, connection: Connection | undefined): number =>
  status >= 500 && connection?.outgoing?.destroyed ? CLIENT_CLOSED_REQUEST : status

/** Debug level for rejections by a limit, because the limit logs its own event. */
function getLevel({ status, route }: RequestLine): 'warn' | 'info' | 'debug' {
  if (status >= 500) return 'warn'
  return status === 429 || DEBUG_ROUTES.test(route) ? 'debug' : 'info'
}

/** The last error handler: the listener would print the error past the log. */
function handleError(error: unknown): Response {
  log.error({ err: error }, 'A request could not be answered.')
  const headers = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' }
  return new Response('This cannot be answered now.', { status: 500, headers })
}

/** The path is read without a URL object, which costs more than everything else here. */
function getPath(url: string): string {
  const from = url.indexOf('/', url.indexOf('//') + 2)
  const to = url.slice(from).search(/[?#]/)
  return from < 0 ? '/' : url.slice(from, to < 0 ? undefined : from + to)
}

const toMethodLabel = (method: string) => (SUPPORTED_METHODS.has(method) ? method : 'other')

const round = (ms: number) => Math.round(ms * 10) / 10
