import { OFFER_LIMITS } from '#domain/homes/offer/limits.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { isVisible, type OfferState } from './state.ts'

/** When a published home ends unless its owner confirms it again. */
export const getExpiry = (confirmedAt: Date): Date => addDays(confirmedAt, OFFER_LIMITS.expiryDays)

/** Homes last confirmed before this moment have ended. */
export const getExpiryCutoff = (now: Date): Date => addDays(now, -OFFER_LIMITS.expiryDays)

export interface Moved {
  readonly state: OfferState
  readonly movedAt: Date
  readonly confirmedAt: Date | null
}

/** When its owner last confirmed it; if never, when it was first shown. */
export const getLastConfirmed = ({ confirmedAt, movedAt }: Omit<Moved, 'state'>): Date =>
  confirmedAt ?? movedAt

/**
 * When a home ends by itself: a published one expires, and a deleted one can no longer be restored.
 */
export function findEnd(offer: Moved): Date | null {
  if (offer.state === 'removed') return addDays(offer.movedAt, OFFER_LIMITS.undoDays)
  return isVisible(offer.state) ? getExpiry(getLastConfirmed(offer)) : null
}
