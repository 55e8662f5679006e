import type { Obstacle } from '#domain/messages/conversation/permission.ts'
import { findObstacle, isObstacle } from '#domain/messages/conversation/permission.ts'
import { VIEWING_LIMITS } from '#domain/messages/viewing/limits.ts'
import {
  findOfferViewingRefusal,
  isViewingOfferedAlready,
} from '#domain/messages/viewing/may-offer-viewing.ts'
import type { OfferViewingRefusal } from '#domain/messages/viewing/refusal.ts'
import { toStoredSpan } from '#domain/messages/viewing/viewing-event.ts'
import { listTypedTimes, type TypedViewing } from '#domain/messages/viewing/viewing-schema.ts'
import { findStartRefusal } from '#domain/messages/viewing/viewing-time.ts'
import type { Result } from '#domain/platform/result.ts'
import { MINUTE_MS } from '#domain/platform/time/durations.ts'
import { HOMES_TIME_ZONE } from '#domain/platform/time/kyiv-time.ts'
import { findMoment } from '#domain/platform/time/zoned-time.ts'
import { addMessage } from '#server/messages/conversation/commands.ts'
import { toConversationStatus } from '#server/messages/conversation/conversation-status.ts'
import { type FoundConversation, findConversation } from '#server/messages/conversation/queries.ts'
import { lockAccounts } from '#server/platform/db/lock-account.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { RateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { isBanned } from '#server/safety/ban/queries.ts'
import { formatViewingEvent } from '#texts/messages/viewing.ts'
import { addViewings, type NewViewing } from './commands.ts'
import { listOwnersViewings } from './queries.ts'

interface OfferTools {
  readonly db: Queryable
  readonly changes: RateLimit
  readonly now: () => Date
}

type OfferResult = Result<null, OfferViewingRefusal | Obstacle>

/**
 * Stores the times that one of the two offers, with the message that tells the other of them; all
 * or none.
 */
export async function offerViewings(
  { db, changes, now }: OfferTools,
  uid: string,
  conversation: string,
  typed: TypedViewing,
): Promise<OfferResult> {
  const found = await findConversation(db, uid, conversation)
  if (found === null) return { refusal: 'not found' }
  const obstacle = findObstacle(toConversationStatus(found))
  if (obstacle !== null) return { refusal: obstacle }
  if (!found.isShown) return { refusal: 'home gone' }
  if (await isBanned(db, uid, now())) return { refusal: 'banned' }
  const offered: NewViewing[] = []
  for (const { day, time } of listTypedTimes(typed)) {
    const startsAt = findMoment(day, time, HOMES_TIME_ZONE)
    if (startsAt === null) return { refusal: 'no such time' }
    const refusal = findStartRefusal(startsAt, now())
    if (refusal !== null) return { refusal }
    const endsAt = new Date(startsAt.getTime() + Number(typed.minutes) * MINUTE_MS)
    const disclosesExactPlace = found.party === 'owner' && typed.place === 'exact'
    offered.push({ conversation, startsAt, endsAt, offeredBy: found.party, disclosesExactPlace })
  }
  if (!(await changes.take(uid))) return { refusal: 'too fast' }
  return store(db, uid, found, offered, now)
}

const store = (
  db: Queryable,
  uid: string,
  { party, row: { id, owner, seeker } }: FoundConversation,
  offered: readonly NewViewing[],
  now: () => Date,
): Promise<OfferResult> =>
  db.transaction(async (transaction) => {
    await lockAccounts(
      transaction,
      [owner, seeker].filter((person) => person !== null),
    )
    const owners = await listOwnersViewings(transaction, owner ?? '', now())
    // A seeker must not learn what else the owner has agreed on.
    const all = owners.filter((it) => party === 'owner' || it.conversation === id)
    const added: (NewViewing & { readonly state: 'offered' })[] = []
    for (const viewing of offered) {
      const others = [...all, ...added]
      if (isViewingOfferedAlready(viewing, others)) continue
      const refusal = findOfferViewingRefusal(viewing, others, VIEWING_LIMITS)
      if (refusal !== null) return { refusal }
      added.push({ ...viewing, state: 'offered' })
    }
    if (added.length === 0) return null
    // A time without its message would go unnoticed, so a block since the check refuses both.
    const event = { kind: 'offered', by: party, times: added.map(toStoredSpan) } as const
    const message = { uid, id, text: formatViewingEvent(event), key: '', event }
    const said = await addMessage(transaction, message, now())
    if ('refusal' in said) {
      const { refusal } = said
      return { refusal: isObstacle(refusal) || refusal === 'unanswered' ? refusal : 'not found' }
    }
    await addViewings(transaction, added, now())
    return null
  })
