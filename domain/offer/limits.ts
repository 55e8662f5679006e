export const OFFER_LIMITS = {
  /** Of one account, in any state. */
  offers: 50,
  /** Of one account: waiting for a moderator, published or paused. */
  shown: 10,
  /** After so many days without a word of its owner, a home ends. */
  expiryDays: 30,
  /** How long the links of a mail about a home work: longer than one lasts that nobody confirms. */
  linkDays: 60,
  /** How long a deleted offer can be taken back. */
  undoDays: 10,
} as const

export type OfferLimits = typeof OFFER_LIMITS
