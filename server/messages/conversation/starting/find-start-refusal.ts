import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import type { ConversationRow } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { countStarted, isBlockedBetween } from './queries.ts'

interface Beginning {
  readonly seeker: string
  readonly owner: string
  /** The conversation that they already have about the home. */
  readonly started: ConversationRow | null
  /** Whether the seeker's account is new. */
  readonly isNew: boolean
}

/** `null` if the seeker may begin the conversation or continue the existing one. */
export async function findConversationStartRefusal(
  db: Queryable,
  { seeker, owner, started, isNew }: Beginning,
  now: Date,
): Promise<SendRefusal | null> {
  const { isBlocking, isBlocked } = await isBlockedBetween(db, seeker, owner)
  if (isBlocking) return 'blocking'
  if (isBlocked) return 'blocked'
  if (started !== null) return started.ownerLeftAt === null ? null : 'other left'
  const count = await countStarted(db, seeker, new Date(now.getTime() - DAY_MS))
  const { maxStartsPerDay, maxStartsPerDayNew } = CONVERSATION_LIMITS
  return count >= (isNew ? maxStartsPerDayNew : maxStartsPerDay) ? 'too many' : null
}
