import { DAY_MS } from '#domain/platform/time/durations.ts'
import { VIEWING_LIMITS } from './limits.ts'

/** Why no viewing may begin at this moment. */
export function findStartRefusal(startsAt: Date, now: Date): 'past' | 'too far' | null {
  const aheadMs = startsAt.getTime() - now.getTime()
  if (aheadMs <= 0) return 'past'
  return aheadMs > VIEWING_LIMITS.daysAhead * DAY_MS ? 'too far' : null
}
