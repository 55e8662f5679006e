import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { LOOPBACK } from '#server/http/client-ip.ts'
import { securityEvent } from '#server/log/security-event.ts'
import { limitsHit } from '#server/metrics/metrics.ts'

/** So many times within so many seconds. */
export interface Limit {
  /** For logs and metrics. */
  readonly name?: string
  readonly points: number
  readonly duration: number
}

/** This machine itself, where it is known, has so many times the points of others. */
const LOOPBACK_FACTOR = 50

export interface RateLimit {
  /** Counts one more, and says whether it is still within the limit. */
  readonly take: (key: string) => Promise<boolean>
  /** Takes one back that turned out not to count. */
  readonly giveBack: (key: string) => Promise<void>
  /** Forgets what was counted. */
  readonly forget: (key: string) => Promise<void>
}

/** Counts by key in the memory of this process; every process counts for itself. */
export function rateLimit({ name = 'other', points, duration }: Limit): RateLimit {
  // There from the start, or the first hit of all would not be seen as a rise.
  limitsHit.inc({ limit: name }, 0)
  const limiter = new RateLimiterMemory({ points: points * LOOPBACK_FACTOR, duration })
  const pointsOf = (key: string) => (key.startsWith(LOOPBACK) ? 1 : LOOPBACK_FACTOR)
  return {
    async take(key) {
      try {
        await limiter.consume(key, pointsOf(key))
        return true
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        limitsHit.inc({ limit: name })
        // Once for a key and a window: a flood must not fill the log.
        const over = refusal.consumedPoints - points * LOOPBACK_FACTOR
        if (over <= pointsOf(key)) securityEvent('limit.hit', { limit: name })
        return false
      }
    },
    async giveBack(key) {
      await limiter.reward(key, pointsOf(key))
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}

/** Lets through so many requests of one client IP; what is too much is told so. */
export function limited(limit: Limit, addressOf: (c: Context) => string): MiddlewareHandler {
  const requests = rateLimit(limit)
  return async (c, next) => {
    if (await requests.take(addressOf(c))) return next()
    return c.text('Too many requests. Try again later.', 429, {
      'Cache-Control': 'no-store',
      'Retry-After': String(limit.duration),
    })
  }
}
