import { EXPIRY_DAYS, UNDO_DAYS } from './lifecycle/expiry.ts'

export interface OfferLimits {
  /** The most offers of one account, in any state. */
  readonly maxOffers: number
  /** The most offers of one account in one of `ACTIVE_STATES`. */
  readonly maxActive: number
  /** See `EXPIRY_DAYS`. */
  readonly expiryDays: number
  /** See `UNDO_DAYS`. */
  readonly undoDays: number
  /** Days without a change after which a draft is deleted if its owner's email address is not confirmed. */
  readonly unconfirmedDraftDays: number
}

/** For an account without a role. */
export const OFFER_LIMITS = {
  maxOffers: 50,
  maxActive: 10,
  expiryDays: EXPIRY_DAYS,
  undoDays: UNDO_DAYS,
  unconfirmedDraftDays: 60,
} as const satisfies OfferLimits

/** Staff put up homes for many owners. */
const STAFF_LIMITS: OfferLimits = { ...OFFER_LIMITS, maxOffers: 500, maxActive: 300 }

export const getOfferLimits = (roles: readonly string[]): OfferLimits =>
  roles.length > 0 ? STAFF_LIMITS : OFFER_LIMITS

/** Share of a limit from which owners are warned. */
const NEAR = 0.8

export const isNearLimit = (count: number, max: number): boolean => count >= max * NEAR
