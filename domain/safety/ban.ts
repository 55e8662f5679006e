import { DAY_MS } from '#domain/platform/time/durations.ts'
import type { WritingReason } from '#domain/safety/report/report.ts'

/** Days after which a ban ends by itself. */
export const BAN_DAYS = 180
export const BAN_MS = BAN_DAYS * DAY_MS

/** What a moderator can do with a ban. */
export const BAN_DECISIONS = ['lift', 'uphold'] as const
export type BanDecision = (typeof BAN_DECISIONS)[number]

export const isBanDecision = (text: unknown): text is BanDecision =>
  BAN_DECISIONS.some((decision) => decision === text)

/** There can be one appeal, which waits until it is decided. */
export interface BanAppeal {
  /** Empty if it was decided, and its text was erased with an earlier account. */
  readonly appeal: string | null
  /** Why the ban was upheld. */
  readonly upholdReason: string | null
}

/** A ban, as the banned person sees it. */
export interface MyBan extends BanAppeal {
  readonly reason: WritingReason
  /** The day on which it ends by itself: "2027-05-22". */
  readonly until: string
}

/** A ban as moderators see it: nothing in it reveals whose it is. */
export interface ListedBan extends BanAppeal {
  readonly id: string
  readonly reason: WritingReason
  /** A day, as above. */
  readonly bannedOn: string
  /** What reports said about the person. */
  readonly words: readonly string[]
  /** Whether the reading moderator issued it, or issued it again. */
  readonly isIssuer: boolean
  readonly recusal: BanRecusalReason | null
}

/** Why a moderator leaves a ban to another one. */
export type BanRecusalReason = 'own' | 'issued before'

interface BanRelation {
  /** Whether the moderator is the banned person. */
  readonly isOwn: boolean
  /** Whether this moderator issued it, or issued it again. */
  readonly hasIssued: boolean
  /** Whether nobody else could decide about it. */
  readonly isOnlyModerator: boolean
  readonly isWaiting: boolean
}

export const mayAppeal = ({ appeal }: BanAppeal): boolean => appeal === null

export const isAppealWaiting = ({ appeal, upholdReason }: BanAppeal): boolean =>
  appeal !== null && upholdReason === null

/**
 * Moderators do not decide about their own bans. An appeal is decided by a moderator who did not
 * issue the ban, if there is one.
 */
export function findBanRecusalReason({
  isOwn,
  hasIssued,
  isOnlyModerator,
  isWaiting,
}: BanRelation): BanRecusalReason | null {
  if (isOwn) return 'own'
  return isWaiting && hasIssued && !isOnlyModerator ? 'issued before' : null
}

/**
 * Any moderator who issued a ban can lift it at any time. Only an appeal can be decided by
 * upholding the ban, and only by somebody else.
 */
export const mayDecideBan = (
  decision: BanDecision,
  ban: BanAppeal & { readonly recusal: BanRecusalReason | null },
): boolean =>
  ban.recusal !== 'own' && (decision === 'lift' || (ban.recusal === null && isAppealWaiting(ban)))
