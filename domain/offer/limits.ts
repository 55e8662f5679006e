export interface OfferLimits {
  /** Of one account, in any state. */
  readonly maxOffers: number
  /** Of one account, in one of `ACTIVE_STATES`. */
  readonly maxActive: number
  /** After so many days without a word of its owner, a home ends. */
  readonly expiryDays: number
  /** How long the links of a mail about a home work: longer than one lasts that nobody confirms. */
  readonly linkDays: number
  /** How long a deleted offer can be taken back. */
  readonly undoDays: number
}

/** Of an account without a role. */
export const OFFER_LIMITS = {
  maxOffers: 50,
  maxActive: 10,
  expiryDays: 30,
  linkDays: 60,
  undoDays: 10,
} as const satisfies OfferLimits

/** Who works for the site puts up homes of many owners. */
const STAFF_LIMITS: OfferLimits = { ...OFFER_LIMITS, maxOffers: 500, maxActive: 300 }

export const getOfferLimits = (roles: readonly string[]): OfferLimits =>
  roles.length > 0 ? STAFF_LIMITS : OFFER_LIMITS

/** Of a limit; from there on it is said. */
const NEAR = 0.8

export const isNearLimit = (count: number, max: number): boolean => count >= max * NEAR
