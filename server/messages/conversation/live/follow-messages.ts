import type { MessageHub } from '#server/messages/conversation/message-hub.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { findChanged } from './find-changed.ts'

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
