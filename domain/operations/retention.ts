import { RETENTION_DAYS } from '#domain/catalog/shortlist/limits.ts'
import { LINK_DAYS, UNDO_DAYS } from '#domain/homes/offer/lifecycle/expiry.ts'
import { OFFER_LIMITS } from '#domain/homes/offer/limits.ts'
import { LIFETIMES_MS } from '#domain/people/session/lifetimes.ts'
import { TAKEN_FORM_MS } from '#domain/platform/idempotency-key.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { BAN_MS } from '#domain/safety/ban.ts'

/**
 * How long personal data are kept, in milliseconds from the event named at each.
 * docs/privacy.md gives the reasons.
 */
export const RETENTION_MS = {
  /** From the last subscription request. */
  unconfirmedSubscription: 7 * DAY_MS,
  /** From when its link was last mailed. */
  unconfirmedSearch: 7 * DAY_MS,
  /** From when it was sent. */
  searchAlert: 180 * DAY_MS,
  /** From when it was written; it is not retried after that. */
  undeliverableMail: 30 * DAY_MS,
  /** From its last use. */
  idleSignIn: LIFETIMES_MS.signInIdle,
  /** From when it began. */
  signIn: LIFETIMES_MS.signIn,
  /** From the last sign-in with it. */
  knownDevice: LIFETIMES_MS.knownDevice,
  /** From when it ended. */
  endedSession: 0,
  /** From when it expired, so that its link can say why it does not work. */
  expiredActionCode: 7 * DAY_MS,
  /** From when it ended. */
  expiredTicket: 0,
  /** From when it ended. */
  expiredOAuthAttempt: 0,
  /** From when its owner deleted it; until then it can be taken back. */
  removedOffer: UNDO_DAYS * DAY_MS,
  /** From its last change, while the email address of its owner is not confirmed. */
  unconfirmedDraft: OFFER_LIMITS.unconfirmedDraftDays * DAY_MS,
  /** From when it was sent; its links work until then. */
  offerReminder: LINK_DAYS * DAY_MS,
  /** From when the second of its two people left. */
  leftConversation: 30 * DAY_MS,
  /** From the decision about it; until then its owner may ask for the reason. */
  checkPicture: 3 * DAY_MS,
  /** From when it was asked for, or its picture arrived, if nobody decided. */
  openCheck: 30 * DAY_MS,
  /** From its last message. */
  quietConversation: 365 * DAY_MS,
  /** From its end, whether it took place or not. */
  pastViewing: 30 * DAY_MS,
  /** From its last change. */
  quietShortlist: RETENTION_DAYS * DAY_MS,
  /** From when it was made. */
  report: 180 * DAY_MS,
  /** From when it was issued; it ends then. */
  ban: BAN_MS,
  /** A ban of a person whose account is erased counts from when it was issued, too. */
  erasedBan: BAN_MS,
  /** From when it was taken; browsers stop sending it a day earlier. */
  takenForm: TAKEN_FORM_MS,
} as const satisfies Record<string, number>

export type RetentionKind = keyof typeof RETENTION_MS

/** Older data must be deleted. */
export const getRetentionCutoff = (kind: RetentionKind, now: Date): Date =>
  new Date(now.getTime() - RETENTION_MS[kind])
