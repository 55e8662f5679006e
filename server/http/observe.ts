import { randomUUID } from 'node:crypto'
import { createLineBudget } from '#server/log/line-budget.ts'
import { log, requestScope } from '#server/log/log.ts'
import { requestSeconds, requestsInFlight } from '#server/metrics/metrics.ts'
import type { Connection } from './client-ip.ts'
import type { Fetch } from './fetch.ts'
import { METHODS } from './methods.ts'
import type { RouteName } from './route-name.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/**
 * What a proxy may call a request: a number or a UUID, in which nobody can write anything, should it
 * hand on what the client calls it.
 */
const REQUEST_ID = /^[\da-f-]{16,64}$/i

/** Asked for all the time, by programs: of no interest unless something is wrong. */
const QUIET = /^\/(health|livez|readyz|metrics|assets\/\*|pictures\/\*|favicon\.svg)$/

/** What a busy site needs, and 8 GB a day at most. */
const LINES = { perSecond: 500, burst: 5_000 } as const

export interface ObserveOptions {
  readonly routeName: RouteName
  /** Whether a line is written for every request. */
  readonly requestLog: boolean
  /** Whether the id that a proxy gives a request is taken over from `X-Request-Id`. */
  readonly trustsRequestIds: boolean
}

/**
 * `fetch` with an id for every request, which the answer, its log lines and an error page carry; with
 * one line in the log, without path, query or address; and with its time in the metrics. In a flood,
 * lines are left out, and the next says how many. What the page cache answers at once is still
 * answered at once.
 */
export function observed(fetch: Fetch, options: ObserveOptions): Fetch {
  const { routeName, requestLog, trustsRequestIds } = options
  const budget = createLineBudget(LINES)

  function write(line: RequestLine): void {
    const level = levelOf(line)
    if (!log.isLevelEnabled(level)) return
    const leftOut = budget.take(performance.now())
    if (leftOut !== null) log[level](leftOut > 0 ? { ...line, leftOut } : line, 'Request')
  }

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
        write({ requestId, method: methodName(method), route, status, ms: round(ms) })
      }
      return response
    }

    const handed: Connection = { ...connection, requestId }
    return requestScope.run({ requestId }, () => {
      try {
        const answer = fetch(request, handed)
        return answer instanceof Response ? done(answer) : answer.catch(failed).then(done)
      } catch (error) {
        return done(failed(error))
      }
    })
  }
}

interface RequestLine {
  readonly requestId: string
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Of what is refused by a limit, the limit's own event tells once. */
function levelOf({ status, route }: RequestLine): 'warn' | 'info' | 'debug' {
  if (status >= 500) return 'warn'
  return status === 429 || QUIET.test(route) ? 'debug' : 'info'
}

/** Nothing else has answered it: the listener would print the error past the log. */
function failed(error: unknown): Response {
  log.error({ err: error }, 'A request could not be answered.')
  const headers = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' }
  return new Response('This cannot be answered now.', { status: 500, headers })
}

/** Without a URL object, which costs more than all else here. */
function pathOf(url: string): string {
  const from = url.indexOf('/', url.indexOf('//') + 2)
  const to = url.slice(from).search(/[?#]/)
  return from < 0 ? '/' : url.slice(from, to < 0 ? undefined : from + to)
}

const methodName = (method: string) => (METHODS.has(method) ? method : 'other')

const round = (ms: number) => Math.round(ms * 10) / 10
