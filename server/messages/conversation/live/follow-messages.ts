import type { MessageHub, MessageNews } from '#server/messages/conversation/message-hub.ts'
import { listChangedSince } from '#server/messages/conversation/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'

/** The longest delay of messages that another process wrote. */
const INTERVAL_MS = 1_000

/** Polls for messages of other processes, once a second while anybody listens. */
export function followMessages(
  db: Queryable,
  hub: MessageHub,
  { intervalMs = INTERVAL_MS, now = () => Date.now() } = {},
): PeriodicRun {
  let since = now()

  async function run(): Promise<void> {
    const at = now()
    const people = hub.listeners()
    if (people.length > 0) {
      for (const news of await findChanged(db, people, since))
        if (!hub.wasPublished(news.event)) hub.tell(news)
    }
    since = at
  }

  return runPeriodically(run, {
    name: 'message_events',
    intervalMs,
    failure: 'New messages could not be looked for; it is tried again in a second.',
  })
}

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
