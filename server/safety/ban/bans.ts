import type { Result } from '#domain/platform/result.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import {
  type BanDecision,
  type BanRecusalReason,
  findBanRecusalReason,
  isAppealWaiting,
  type ListedBan,
  type MyBan,
  mayDecideBan,
} from '#domain/safety/ban.ts'
import { listModerators } from '#server/people/role/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { logDecision } from '#server/safety/decision-log.ts'
import type { BanRow } from '#server/safety/tables.ts'
import { appealAgainstBan, liftBan, upholdBan } from './commands.ts'
import { findBan, listBans, lockBan } from './queries.ts'

/** The rest appear as these end. */
const LISTED = 100

interface BanRequest {
  /** The ban. */
  readonly id: string
  readonly decision: BanDecision
  readonly reason: string
  /** The moderator. */
  readonly uid: string
}

/** `gone`: it was taken back or has ended; `answered`: no appeal against it waits. */
type BanRefusal = 'gone' | 'answered' | BanRecusalReason

export interface BansOptions {
  readonly db: Queryable
  readonly now?: () => Date
}

/** Bans from writing messages. */
export function createBans({ db, now = () => new Date() }: BansOptions) {
  const isIssuer = (ban: BanRow, moderator: string) =>
    ban.moderators.includes(hashSecret(moderator))
  const findRecusal = (ban: BanRow, moderator: string, moderators: readonly string[]) =>
    findBanRecusalReason({
      isOwn: ban.uid === moderator,
      hasIssued: isIssuer(ban, moderator),
      isOnlyModerator: !moderators.some(
        (other) => other !== moderator && other !== ban.uid && !isIssuer(ban, other),
      ),
      isWaiting: isAppealWaiting(ban),
    })

  return {
    /** `null` if the person can write. */
    async findOwn(uid: string): Promise<MyBan | null> {
      const ban = await findBan(db, uid, now())
      if (ban === null) return null
      const { reason, appeal, upholdReason, endsAt } = ban
      return { reason, appeal, upholdReason, until: toCalendarDay(endsAt) }
    },
    /** @returns whether it was stored: there is one appeal per ban */
    appeal: (uid: string, appeal: string) => appealAgainstBan(db, { uid, appeal }, now()),
    /** Bans with an appeal first. */
    async list(uid: string): Promise<ListedBan[]> {
      const moderators = await listModerators(db)
      return (await listBans(db, LISTED, now())).map((ban) => ({
        id: ban.id,
        reason: ban.reason,
        appeal: ban.appeal,
        upholdReason: ban.upholdReason,
        bannedOn: toCalendarDay(ban.bannedAt),
        words: ban.words,
        isIssuer: isIssuer(ban, uid),
        recusal: findRecusal(ban, uid, moderators),
      }))
    },
    decide: ({ id, decision, reason, uid }: BanRequest) =>
      db.transaction(async (transaction): Promise<Result<null, BanRefusal>> => {
        const ban = await lockBan(transaction, id, now())
        if (ban === null) return { refusal: 'gone' }
        const recusal = findRecusal(ban, uid, await listModerators(transaction))
        if (!mayDecideBan(decision, { ...ban, recusal })) return { refusal: recusal ?? 'answered' }
        if (decision === 'lift') await liftBan(transaction, ban)
        else await upholdBan(transaction, id, reason)
        const { target } = ban
        await logDecision(transaction, { kind: 'person', target, decision, reason, uid }, now())
        return null
      }),
  }
}
