import type { ConversationEvent } from '#domain/conversation/message/conversation-event.ts'
import type { Queryable } from '#server/db/open.ts'
import { listChangedSince } from '../queries.ts'

/**
 * How far clocks of processes may differ, with the time that a message takes to become visible, in milliseconds: its time
 * is that of the process that wrote it, before the end of its transaction.
 */
const OVERLAP_MS = 10_000

interface Change {
  readonly people: readonly (string | null)[]
  readonly event: ConversationEvent
}

/**
 * Conversations of these people in which somebody wrote since a moment; some of a little before, too.
 *
 * @param since in milliseconds
 */
export async function findChanged(
  db: Queryable,
  people: readonly string[],
  since: number,
): Promise<Change[]> {
  const changed = await listChangedSince(db, people, new Date(since - OVERLAP_MS))
  return changed.map(({ id, lastSeq, seeker, owner }) => ({
    people: [seeker, owner],
    event: { conversation: id, seq: lastSeq, isRead: false },
  }))
}
