import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** So many times within so many seconds. */
export interface Limit {
  readonly points: number
  readonly duration: number
}

export interface RateLimit {
  /** Counts one more, and says whether it is still within the limit. */
  readonly take: (key: string) => Promise<boolean>
  /** Takes one back that turned out not to count. */
  readonly giveBack: (key: string) => Promise<void>
  /** Forgets what was counted. */
  readonly forget: (key: string) => Promise<void>
}

/** Counts by key in the memory of this process; every process counts for itself. */
export function rateLimit(limit: Limit): RateLimit {
  const limiter = new RateLimiterMemory(limit)
  return {
    async take(key) {
      try {
        await limiter.consume(key)
        return true
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false
        throw refusal
      }
    },
    async giveBack(key) {
      await limiter.reward(key)
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}

/** Lets through so many requests of one address of the network; what is too much is told so. */
export function limited(limit: Limit, addressOf: (c: Context) => string): MiddlewareHandler {
  const requests = rateLimit(limit)
  return async (c, next) => {
    if (await requests.take(addressOf(c))) return next()
    return c.text('Too many requests. Try again in a minute.', 429, {
      'Cache-Control': 'no-store',
      'Retry-After': String(limit.duration),
    })
  }
}
