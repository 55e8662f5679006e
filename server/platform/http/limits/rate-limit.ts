import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { LOOPBACK } from '#server/platform/http/request/client-ip.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { limitsHit } from '#server/platform/metrics.ts'

/** Seconds. */
export const MINUTE = 60
export const HOUR = 60 * MINUTE

/** `points` requests in `duration` seconds. */
export interface Limit {
  /** For logs and metrics. */
  readonly name?: string
  readonly points: number
  readonly duration: number
}

/** Keys that start with `LOOPBACK` have this many times the budget. */
const LOOPBACK_FACTOR = 50

export interface RateLimit {
  /**
   * Counts one request.
   *
   * @returns whether it is within the limit
   */
  readonly take: (key: string) => Promise<boolean>
  /** Uncounts one request that turned out not to count. */
  readonly refund: (key: string) => Promise<void>
  readonly reset: (key: string) => Promise<void>
}

/** Counts by key in memory, so each process counts for itself. */
export function createRateLimit({ name = 'other', points, duration }: Limit): RateLimit {
  // Exported from the start, or the first hit would not show up as an increase.
  limitsHit.inc({ limit: name }, 0)
  const limiter = new RateLimiterMemory({ points: points * LOOPBACK_FACTOR, duration })
  const getPoints = (key: string) => (key.startsWith(LOOPBACK) ? 1 : LOOPBACK_FACTOR)
  return {
    async take(key) {
      try {
        await limiter.consume(key, getPoints(key))
        return true
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        limitsHit.inc({ limit: name })
        // This is logged once for each key and window, so that a flood does not fill the log.
        const over = refusal.consumedPoints - points * LOOPBACK_FACTOR
        if (over <= getPoints(key)) securityEvent('limit.hit', { limit: name })
        return false
      }
    },
    async refund(key) {
      await limiter.reward(key, getPoints(key))
    },
    async reset(key) {
      await limiter.delete(key)
    },
  }
}

/** Per-IP limit; excess requests get 429. */
export function limitByIp(limit: Limit, clientIp: (c: Context) => string): MiddlewareHandler {
  const requests = createRateLimit(limit)
  return async (c, next) => {
    if (await requests.take(clientIp(c))) return next()
    return c.text('Too many requests. Try again later.', 429, {
      'Cache-Control': 'no-store',
      'Retry-After': String(limit.duration),
    })
  }
}
