import { OFFER_LIMITS } from '#domain/offer/limits.ts'
import { isVisible, type OfferState } from './state.ts'

const DAY_MS = 24 * 3_600_000

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)

/** When a published home ends unless its owner says once more that it is free. */
export const getExpiry = (confirmedAt: Date): Date => addDays(confirmedAt, OFFER_LIMITS.expiryDays)

/** What was confirmed before has ended. */
export const getExpiryCutoff = (now: Date): Date => addDays(now, -OFFER_LIMITS.expiryDays)

export interface Moved {
  readonly state: OfferState
  readonly movedAt: Date
  readonly confirmedAt: Date | null
}

/** When its owner last said that it is free; since it is shown, where nobody has. */
export const getLastConfirmed = ({ confirmedAt, movedAt }: Omit<Moved, 'state'>): Date =>
  confirmedAt ?? movedAt

/** When what its owner has ends by itself: a home that is shown, or the way back to a deleted one. */
export function findEnd(offer: Moved): Date | null {
  if (offer.state === 'removed') return addDays(offer.movedAt, OFFER_LIMITS.undoDays)
  return isVisible(offer.state) ? getExpiry(getLastConfirmed(offer)) : null
}
