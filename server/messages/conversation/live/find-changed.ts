import type { MessageNews } from '#server/messages/conversation/message-hub.ts'
import { listChangedSince } from '#server/messages/conversation/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/**
 * How far clocks of processes may differ, plus the time until a message becomes visible, in
 * milliseconds: it is stamped by the process that wrote it, before its transaction ends.
 */
const OVERLAP_MS = 10_000

/**
 * Conversations of these people in which somebody wrote since a moment, and some from shortly
 * before.
 *
 * @param since in milliseconds
 */
export async function findChanged(
  db: Queryable,
  people: readonly string[],
  since: number,
): Promise<MessageNews[]> {
  const changed = await listChangedSince(db, people, new Date(since - OVERLAP_MS))
  return changed.map(({ id, lastSeq, seeker, owner }) => ({
    people: [seeker, owner],
    event: { conversation: id, seq: lastSeq, isRead: false },
  }))
}
