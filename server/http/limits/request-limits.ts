import type { Context, MiddlewareHandler } from 'hono'
import { withDeadline } from '#server/runtime/deadline.ts'
import { retryAfterOf } from '#server/runtime/unavailable.ts'
import type { FairQueue } from './fair-queue.ts'
import { LIMITS, type LimitName } from './limits.ts'
import { overloadedPage } from './overloaded-page.ts'
import { rateLimit } from './rate-limit.ts'

/** How long a page may take from its turn on, in milliseconds. */
const RENDER_MS = 15_000

const SCREEN_LIMITS = ['page', 'data', 'clusters', 'suggestions', 'form'] as const
type ScreenLimit = Extract<LimitName, (typeof SCREEN_LIMITS)[number]>

/** Which limit a request for a screen, its data or a form counts towards. */
export function screenLimit(method: string, pathname: string): ScreenLimit {
  if (method !== 'GET' && method !== 'HEAD') return 'form'
  if (/^\/clusters(\.data)?$/.test(pathname)) return 'clusters'
  if (/^\/suggestions(\.data)?$/.test(pathname)) return 'suggestions'
  return pathname.endsWith('.data') ? 'data' : 'page'
}

export interface InTurnOptions {
  readonly addressOf: (c: Context) => string
  readonly renders: FairQueue
  readonly renderMs?: number
}

/**
 * Lets so many answers be made at once, clients by turns, and ends those that take too long. Throws `UnavailableError` for what is too much.
 */
export function inTurn(options: InTurnOptions): MiddlewareHandler {
  const { addressOf, renders, renderMs = RENDER_MS } = options
  return (c, next) => renders.run(addressOf(c), () => withDeadline(next(), renderMs, 'An answer'))
}

/**
 * Stands before whatever is rendered anew: counts by client IP and lets them run in turn. What is too
 * much is told at once: 429 to who asks too much, 503 when all together do.
 */
export function screenLimits(options: InTurnOptions): MiddlewareHandler {
  const { addressOf } = options
  const run = inTurn(options)
  const limits = new Map(SCREEN_LIMITS.map((name) => [name, rateLimit(LIMITS[name])]))
  return async (c, next) => {
    const { pathname } = new URL(c.req.url)
    const name = screenLimit(c.req.method, pathname)
    if (!(await limits.get(name)?.take(addressOf(c)))) return refusal(c, 429, LIMITS[name].duration)
    try {
      await run(c, next)
      return undefined
    } catch (error) {
      const retryAfter = retryAfterOf(error)
      if (retryAfter === null) throw error
      return refusal(c, 503, retryAfter)
    }
  }
}

/** A page for who reads, a sentence for programs. */
function refusal(c: Context, status: 429 | 503, retryAfterS: number): Response {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterS) }
  const wantsPage =
    !c.req.path.endsWith('.data') && (c.req.header('Accept')?.includes('text/html') ?? false)
  if (!wantsPage) {
    const text = status === 429 ? 'Too many requests.' : 'There is too much to do right now.'
    return c.text(`${text} Try again in ${retryAfterS} s.`, status, headers)
  }
  const requestId = (c.env as { requestId?: string } | undefined)?.requestId ?? ''
  return c.html(overloadedPage({ status, requestId, retryAfterS }), status, {
    ...headers,
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  })
}
