import type { WritingReason } from '#domain/report/report.ts'

/** A ban ends by itself after so many days. */
export const BAN_DAYS = 180
export const BAN_MS = BAN_DAYS * 24 * 3_600_000

/** What a moderator does with a ban. */
export const BAN_DECISIONS = ['lift', 'uphold'] as const
export type BanDecision = (typeof BAN_DECISIONS)[number]

export const isBanDecision = (text: unknown): text is BanDecision =>
  BAN_DECISIONS.some((decision) => decision === text)

/** Of an appeal: there can be one, which waits until it is decided. */
export interface BanAppeal {
  /** Empty where it was decided and its text went with an earlier account. */
  readonly appeal: string | null
  /** Why the ban stays in spite of it. */
  readonly upholdReason: string | null
}

/** A ban, as the person has it who cannot write. */
export interface MyBan extends BanAppeal {
  readonly reason: WritingReason
  /** The day on which it ends by itself: "2027-05-22". */
  readonly until: string
}

/** As moderators have it: nothing in it tells whose it is. */
export interface ListedBan extends BanAppeal {
  readonly id: string
  readonly reason: WritingReason
  /** A day, as above. */
  readonly bannedOn: string
  /** What was told about the person in reports. */
  readonly words: readonly string[]
  /** Whether the moderator who reads it issued it, or began it anew. */
  readonly isIssuer: boolean
  readonly recusal: BanRecusalReason | null
}

/** Why a moderator leaves a ban to another one. */
export type BanRecusalReason = 'own' | 'issued before'

interface BanRelation {
  /** Whether it is the moderator who cannot write. */
  readonly isOwn: boolean
  /** Whether this moderator issued it, or began it anew. */
  readonly hasIssued: boolean
  /** Whether nobody else could decide about it. */
  readonly isOnlyModerator: boolean
  readonly isWaiting: boolean
}

export const mayAppeal = ({ appeal }: BanAppeal): boolean => appeal === null

export const isAppealWaiting = ({ appeal, upholdReason }: BanAppeal): boolean =>
  appeal !== null && upholdReason === null

/** Nobody decides on a ban of their own; an appeal goes to another moderator than those who issued the ban, if there is another. */
export function findBanRecusalReason({
  isOwn,
  hasIssued,
  isOnlyModerator,
  isWaiting,
}: BanRelation): BanRecusalReason | null {
  if (isOwn) return 'own'
  return isWaiting && hasIssued && !isOnlyModerator ? 'issued before' : null
}

/** Whoever issued a ban can take it back at any time; only an appeal can be decided by leaving it, by somebody else. */
export const mayDecideBan = (
  decision: BanDecision,
  ban: BanAppeal & { readonly recusal: BanRecusalReason | null },
): boolean =>
  ban.recusal !== 'own' && (decision === 'lift' || (ban.recusal === null && isAppealWaiting(ban)))
