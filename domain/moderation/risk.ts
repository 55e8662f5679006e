import type { ReviewFlag } from './review-flags.ts'

/** How much each reason to look twice weighs. */
const WEIGHTS: Readonly<Record<ReviewFlag, number>> = {
  claimed: 60,
  reported: 50,
  'copied text': 30,
  'copied picture': 30,
  'phone number': 30,
  link: 30,
  'unusual price': 20,
  'new owner': 10,
}

/** More reports do not add to the risk, because many may come from one person. */
const MAX_COUNTED_REPORTS = 5
const REPORT_WEIGHT = 10

/** The higher, the sooner a moderator should look. */
export function getRisk(flags: readonly ReviewFlag[], reports: number): number {
  const weight = flags.reduce((sum, one) => sum + WEIGHTS[one], 0)
  return weight + REPORT_WEIGHT * Math.min(reports, MAX_COUNTED_REPORTS)
}

interface Ranked {
  readonly risk: number
  readonly since: Date
}

/** The riskiest first; of equal ones, the longest waiting. */
export const compareByRisk = (a: Ranked, b: Ranked): number =>
  b.risk - a.risk || a.since.getTime() - b.since.getTime()
