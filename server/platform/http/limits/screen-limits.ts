import type { Context, MiddlewareHandler } from 'hono'
import { getPathLanguage } from '#domain/platform/language.ts'
import { withDeadline } from '#server/platform/runtime/deadline.ts'
import { getRetryAfter } from '#server/platform/runtime/unavailable.ts'
import type { FairQueue } from './fair-queue.ts'
import { renderOverloadedPage } from './overloaded-page.ts'
import { createRateLimit, type Limit, type RateLimit } from './rate-limit.ts'

/** How long a render may take once it has started. */
const MAX_RENDER_MS = 15_000

export interface RequestQueueOptions {
  readonly clientIp: (c: Context) => string
  readonly renders: FairQueue
  readonly maxRenderMs?: number
}

export interface ScreenLimitOptions extends RequestQueueOptions {
  /** The limit that counts a request; the same object for all requests that share a budget. */
  readonly chooseLimit: (method: string, pathname: string) => Limit
}

/**
 * Limits how many requests are handled at once, fairly by client IP, and for how long.
 *
 * @throws {UnavailableError} from the middleware, when the queue is full or the time is up
 */
export function queueRequests(options: RequestQueueOptions): MiddlewareHandler {
  const { clientIp, renders, maxRenderMs = MAX_RENDER_MS } = options
  return (c, next) => renders.run(clientIp(c), () => withDeadline(next(), maxRenderMs, 'An answer'))
}

/**
 * Limits renders by client IP and queues them. Responds 429 to a client over its limit and 503 when
 * the queue is full.
 */
export function limitScreens(options: ScreenLimitOptions): MiddlewareHandler {
  const { clientIp, chooseLimit } = options
  const run = queueRequests(options)
  const budgets = new Map<Limit, RateLimit>()
  const budgetOf = (limit: Limit): RateLimit => {
    const budget = budgets.get(limit) ?? createRateLimit(limit)
    budgets.set(limit, budget)
    return budget
  }
  return async (c, next) => {
    const { pathname } = new URL(c.req.url)
    const limit = chooseLimit(c.req.method, pathname)
    if (!(await budgetOf(limit).take(clientIp(c)))) return reject(c, 429, limit.duration)
    if (!(await readFormBody(c)))
      return c.text('The form did not arrive.', 400, { 'Cache-Control': 'no-store' })
    try {
      await run(c, next)
      return undefined
    } catch (error) {
      const retryAfter = getRetryAfter(error)
      if (retryAfter === null) throw error
      return reject(c, 503, retryAfter)
    }
  }
}

/** HTML for browsers, a sentence for programs. */
function reject(c: Context, status: 429 | 503, retryAfterSeconds: number): Response {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) }
  const acceptsHtml =
    !c.req.path.endsWith('.data') && (c.req.header('Accept')?.includes('text/html') ?? false)
  if (!acceptsHtml) {
    const text = status === 429 ? 'Too many requests.' : 'There is too much to do right now.'
    return c.text(`${text} Try again in ${retryAfterSeconds} s.`, status, headers)
  }
  const requestId = (c.env as { requestId?: string } | undefined)?.requestId ?? ''
  return c.html(
    renderOverloadedPage({
      status,
      requestId,
      retryAfterSeconds,
      language: getPathLanguage(c.req.path),
    }),
    status,
    {
      ...headers,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  )
}

/**
 * Reads the body of a form before the request takes a slot, which a client that sends slowly would hold meanwhile. The
 * body must be bounded (`limit-body-size.ts`), and so must its time (`server/platform/http/listener/limit-body-time.ts`).
 *
 * @returns whether all of it came
 */
async function readFormBody(c: Context): Promise<boolean> {
  const { raw } = c.req
  if (raw.method === 'GET' || raw.method === 'HEAD') return true
  try {
    const { url, method, headers, signal } = raw
    const body = await raw.arrayBuffer()
    c.req.raw = new Request(url, { method, headers, signal, body })
    return true
  } catch {
    return false
  }
}
