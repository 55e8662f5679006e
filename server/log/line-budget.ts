export interface LineBudgetLimits {
  readonly perSecond: number
  /** So many may be written at once after a quiet time. */
  readonly burst: number
}

/** Says which lines of a log may be written, so that a flood of requests is no flood of lines. */
export interface LineBudget {
  /**
   * Asks for one more line.
   *
   * @param now milliseconds of any clock that goes on
   * @returns how many lines were left out since the last that was not; `null` to leave it out, too
   */
  readonly take: (now: number) => number | null
}

export function createLineBudget({ perSecond, burst }: LineBudgetLimits): LineBudget {
  let available = burst
  let before = 0
  let leftOut = 0
  return {
    take(now) {
      available = Math.min(burst, available + ((now - before) / 1_000) * perSecond)
      before = now
      if (available < 1) {
        leftOut += 1
        return null
      }
      available -= 1
      const since = leftOut
      leftOut = 0
      return since
    },
  }
}
