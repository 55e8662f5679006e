import { HOUR_MS } from '#domain/platform/time/durations.ts'

/** From fewer decisions nothing is promised. */
const MIN_DECISIONS = 10
/** The share of homes that were decided within the time. */
const USUAL = 0.8
const STEPS_HOURS = [1, 3, 6, 12, 24, 48, 72, 168] as const

/**
 * The hours within which moderators usually decide: the next larger of a few round ones.
 *
 * @param waitsMs how long homes waited lately
 * @returns `null` if there are too few, or it takes longer than a week
 */
export function getUsualWaitHours(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < MIN_DECISIONS) return null
  const sorted = [...waitsMs].sort((one, other) => one - other)
  const usual = sorted[Math.ceil(sorted.length * USUAL) - 1] ?? 0
  return STEPS_HOURS.find((hours) => usual <= hours * HOUR_MS) ?? null
}
