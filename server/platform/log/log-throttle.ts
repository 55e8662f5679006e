export interface LogThrottleLimits {
  readonly perSecond: number
  /** How many lines may be written at once after a quiet time. */
  readonly burst: number
}

/** A token bucket for log lines, so that a flood of requests does not flood the log. */
export function createLogThrottle({ perSecond, burst }: LogThrottleLimits) {
  let available = burst
  let last = 0
  let dropped = 0
  return {
    /**
     * Requests one more line.
     *
     * @param now milliseconds of any monotonic clock
     * @returns how many lines were dropped since the last one written; `null` to drop this one, too
     */
    take(now: number): number | null {
      available = Math.min(burst, available + ((now - last) / 1_000) * perSecond)
      last = now
      if (available < 1) {
        dropped += 1
        return null
      }
      available -= 1
      const since = dropped
      dropped = 0
      return since
    },
  }
}
