import type { History, Scenario } from './history.ts'

/** A lower price of a home that is shown. */
export interface PriceCut {
  readonly daysAgo: number
  /** Of the first price. */
  readonly share: number
}

/** A price must have been asked for a while before it is compared with. */
const MIN_DAYS = 4

/** Of every third home, some twice. Without chance, so that the rest of the market stays the same. */
export function planPriceCuts(
  index: number,
  fate: Scenario,
  { createdDaysAgo }: History,
): readonly PriceCut[] {
  if (fate !== 'shown' || createdDaysAgo < MIN_DAYS || index % 3 > 0) return []
  const first = { daysAgo: createdDaysAgo * 0.6, share: index % 2 === 0 ? 0.92 : 0.95 }
  return index % 2 === 0 ? [first] : [first, { daysAgo: createdDaysAgo * 0.2, share: 0.88 }]
}
