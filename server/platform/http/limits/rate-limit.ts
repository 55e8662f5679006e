import type { Context, MiddlewareHandler } from 'hono'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { LOOPBACK } from '#server/platform/http/request/client-ip.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { limitsHit } from '#server/platform/metrics.ts'
import { askRedis, hashKey } from '#server/platform/redis/redis.ts'

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

export type RateLimit = ReturnType<typeof createRateLimit>

/** Counts by key: all processes together in Redis, or while there is none each for itself. */
export function createRateLimit({ name = 'other', points, duration }: Limit) {
  // Exported from the start, or the first hit would not show up as an increase.
  limitsHit.inc({ limit: name }, 0)
  const options = { points: points * LOOPBACK_FACTOR, duration, keyPrefix: `homiq:${name}` }
  const memory = new RateLimiterMemory(options)
  let shared: RateLimiterRedis | undefined
  const count = <T>(key: string, work: (limiter: RateLimiterAbstract, key: string) => Promise<T>) =>
    askRedis(
      (redis) => {
        shared ??= new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true })
        return work(shared, hashKey(key))
      },
      () => work(memory, key),
    )
  const getPoints = (key: string) => (key.startsWith(LOOPBACK) ? 1 : LOOPBACK_FACTOR)
  return {
    /**
     * Counts one request.
     *
     * @returns whether it is within the limit
     */
    async take(key: string) {
      const { consumedPoints } = await count(key, (limiter, counted) =>
        limiter.consume(counted, getPoints(key)).catch((refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return refusal
          throw refusal
        }),
      )
      const over = consumedPoints - points * LOOPBACK_FACTOR
      if (over <= 0) return true
      limitsHit.inc({ limit: name })
      // This is logged once for each key and window, so that a flood does not fill the log.
      if (over <= getPoints(key)) securityEvent('limit.hit', { limit: name })
      return false
    },
    /** Uncounts one request that turned out not to count. */
    async refund(key: string) {
      await count(key, (limiter, counted) => limiter.reward(counted, getPoints(key)))
    },
    async reset(key: string) {
      await count(key, (limiter, counted) => limiter.delete(counted))
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
