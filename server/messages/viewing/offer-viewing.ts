import { offeredMessage } from '#content/texts/messages/viewing.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import type { Obstacle } from '#domain/messages/conversation/permission.ts'
import { findObstacle, isObstacle } from '#domain/messages/conversation/permission.ts'
import { formatViewingTime } from '#domain/messages/viewing/format-viewing-time.ts'
import { VIEWING_LIMITS } from '#domain/messages/viewing/limits.ts'
import {
  findOfferViewingRefusal,
  findStartRefusal,
  isViewingOfferedAlready,
} from '#domain/messages/viewing/may-offer-viewing.ts'
import type { OfferViewingRefusal } from '#domain/messages/viewing/refusal.ts'
import type { TypedViewing } from '#domain/messages/viewing/viewing-schema.ts'
import type { Result } from '#domain/platform/result.ts'
import { MINUTE_MS } from '#domain/platform/time/durations.ts'
import { HOMES_TIME_ZONE } from '#domain/platform/time/kyiv-time.ts'
import { findMoment } from '#domain/platform/time/zoned-time.ts'
import { addMessage } from '#server/messages/conversation/commands.ts'
import { toConversationStatus } from '#server/messages/conversation/conversation-status.ts'
import { findConversation } from '#server/messages/conversation/queries.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import type { RateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { isBanned } from '#server/safety/ban/queries.ts'
import { addViewing, type NewViewing } from './commands.ts'
import { listOwnersViewings } from './queries.ts'

interface OfferTools {
  readonly db: Queryable
  readonly changes: RateLimit
  readonly now: () => Date
}

/** Stores a time that an owner offers, with the message that tells the seeker of it. */
export async function offerViewing(
  { db, changes, now }: OfferTools,
  uid: string,
  conversation: string,
  { day, time, minutes, place }: TypedViewing,
): Promise<Result<null, OfferViewingRefusal | Obstacle>> {
  const found = await findConversation(db, uid, conversation)
  if (found === null || found.party !== 'owner') return { refusal: 'not found' }
  const obstacle = findObstacle(toConversationStatus(found))
  if (obstacle !== null) return { refusal: obstacle }
  if (!found.isShown) return { refusal: 'home gone' }
  if (await isBanned(db, uid, now())) return { refusal: 'banned' }
  const startsAt = findMoment(day, time, HOMES_TIME_ZONE)
  if (startsAt === null) return { refusal: 'no such time' }
  const refusal = findStartRefusal(startsAt, now(), VIEWING_LIMITS)
  if (refusal !== null) return { refusal }
  if (!(await changes.take(uid))) return { refusal: 'too fast' }
  const endsAt = new Date(startsAt.getTime() + Number(minutes) * MINUTE_MS)
  return store(
    db,
    uid,
    { conversation, startsAt, endsAt, disclosesExactPlace: place === 'exact' },
    now,
  )
}

const store = (
  db: Queryable,
  uid: string,
  viewing: NewViewing,
  now: () => Date,
): Promise<Result<null, OfferViewingRefusal | Obstacle>> =>
  db.transaction(async (transaction) => {
    await lockAccount(transaction, uid)
    const all = await listOwnersViewings(transaction, uid, now())
    if (isViewingOfferedAlready(viewing, all)) return null
    const refusal = findOfferViewingRefusal(viewing, all, VIEWING_LIMITS)
    if (refusal !== null) return { refusal }
    // A time without its message would go unnoticed, so a block since the check refuses both.
    const text = offeredMessage(formatViewingTime(viewing))
    const message = { uid, id: viewing.conversation, text, key: '' }
    const said = await addMessage(transaction, message, CONVERSATION_LIMITS.unanswered, now())
    if ('refusal' in said) return { refusal: isObstacle(said.refusal) ? said.refusal : 'not found' }
    await addViewing(transaction, viewing, now())
    return null
  })
