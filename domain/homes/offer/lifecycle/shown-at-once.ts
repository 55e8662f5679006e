import { findChanges } from '#domain/homes/offer/changes.ts'
import type { OfferContent, OfferField } from '#domain/homes/offer/content.ts'
import { readAmount } from '#domain/homes/offer/problem.ts'

/** The lowest price that is shown before a moderator has looked at it, as a share of the approved one. */
const MIN_PRICE_SHARE = 0.5

const AT_ONCE: readonly OfferField[] = ['amount', 'floor', 'floors']

/**
 * Whether visitors see the change of a published home before a moderator has looked at it: other
 * floors, a place that is withheld from now on, and a lower price in the same currency, down to half
 * of the approved one. The price is compared with what was approved, so several changes reach no
 * further than one.
 *
 * @param content without problems (`findOpenProblems`)
 */
export function isChangeShownAtOnce(approved: OfferContent, content: OfferContent): boolean {
  const fields = findChanges(approved, content).map(({ field }) => field)
  const withholds = content.exactness === 'withheld'
  if (!fields.every((field) => AT_ONCE.includes(field) || (field === 'exactness' && withholds)))
    return false
  const [before, after] = [readAmount(approved.amount), readAmount(content.amount)]
  return after <= before && after >= before * MIN_PRICE_SHARE
}
