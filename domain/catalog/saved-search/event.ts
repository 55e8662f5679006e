import type { HistoricPrice } from '../history/recorded-row.ts'

/** What a change of a home means to somebody who looks for homes. */
export const SEARCH_EVENTS = [
  'new',
  'back',
  'gone',
  'price-down',
  'price-up',
  'confirmed',
  'changed',
] as const
export type SearchEvent = (typeof SEARCH_EVENTS)[number]

/** Which events a search is told. */
export const SCOPES = {
  all: SEARCH_EVENTS,
  better: ['new', 'back', 'price-down'],
} as const satisfies Record<string, readonly SearchEvent[]>
export type Scope = keyof typeof SCOPES

export const isTold = (scope: Scope, event: SearchEvent): boolean =>
  SCOPES[scope].some((one) => one === event)

/** A visible home at one moment, as a search sees it. */
export interface SeenHome {
  readonly matches: boolean
  /** Whether it would match at any price. */
  readonly matchesAtAnyPrice: boolean
  readonly price: HistoricPrice
  /** When its owner last said that it is still free. */
  readonly confirmedAt: string | null
  /** What the search asks for besides the price, as text. */
  readonly asked: string
}

/** Below 0 if it fell. In one currency, the exchange rate plays no part. */
const comparePrices = (before: HistoricPrice, after: HistoricPrice): number =>
  before.currency === after.currency ? after.amount - before.amount : after.dollars - before.dollars

/**
 * What a change tells a search; `null` if nothing.
 *
 * @param before `null` if nobody could see the home
 * @param after `null` if nobody can see it
 * @param wasListed whether it was offered at some earlier time
 */
export function findEvent(
  before: SeenHome | null,
  after: SeenHome | null,
  wasListed: boolean,
): SearchEvent | null {
  if (before === null) return after?.matches ? (wasListed ? 'back' : 'new') : null
  if (after === null) return before.matches ? 'gone' : null
  if (!before.matches && !after.matches) return null
  const difference = comparePrices(before.price, after.price)
  const byPrice = difference === 0 ? null : difference < 0 ? 'price-down' : 'price-up'
  // Only if the price alone stood in the way, the price is what made it match or not.
  if (!before.matches) return before.matchesAtAnyPrice ? (byPrice ?? 'changed') : 'changed'
  if (!after.matches) return after.matchesAtAnyPrice ? (byPrice ?? 'changed') : 'changed'
  if (byPrice !== null) return byPrice
  if (before.asked !== after.asked) return 'changed'
  const isConfirmed = after.confirmedAt !== null && before.confirmedAt !== after.confirmedAt
  return isConfirmed ? 'confirmed' : null
}
