import type { HistoricPrice } from '#domain/catalog/history/recorded-row.ts'
import type { SearchEvent } from './event.ts'

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
 * What a change of a home tells a search; `null` if it does not concern the search.
 *
 * @param before `null` if nobody could see the home
 * @param after `null` if nobody can see it
 * @param wasListed whether it was offered at some earlier time
 */
export function matchChange(
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
