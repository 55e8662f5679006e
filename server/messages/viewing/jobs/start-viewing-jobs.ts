import { getCounterpart } from '#domain/messages/conversation/party.ts'
import { findDueReminder } from '#domain/messages/viewing/reminder.ts'
import { toStoredSpan } from '#domain/messages/viewing/viewing-event.ts'
import { addAutomaticMessage, markMailed } from '#server/messages/conversation/commands.ts'
import { lockConversationById } from '#server/messages/conversation/queries.ts'
import { moveViewing, recordReminder } from '#server/messages/viewing/commands.ts'
import { mailViewing, type ViewingTools } from '#server/messages/viewing/mail-viewing.ts'
import { log } from '#server/platform/log/log.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { listDueForReminder, listViewingsOfEndedConversations } from './queries.ts'

const INTERVAL_MS = 60_000

/**
 * Reminds both people of each viewing.
 *
 * @returns the number of viewings
 */
export async function remindOfViewings(tools: ViewingTools, now: Date): Promise<number> {
  let reminded = 0
  for (const told of await listDueForReminder(tools.db, now)) {
    const reminder = findDueReminder(told.viewing, now)
    if (reminder === null) continue
    // The mail and the note about it share one transaction, so a crash in between neither loses nor repeats the mail.
    const isNew = await tools.db.transaction(async (transaction) => {
      if (!(await recordReminder(transaction, told.viewing.id, reminder))) return false
      await mailViewing(transaction, tools, told, reminder)
      return true
    })
    if (isNew) reminded += 1
  }
  return reminded
}

/**
 * Ends viewings that cannot take place because one of the two left, blocks the other or is erased.
 * @returns how many
 */
export async function cancelViewingsOfEndedConversations(
  tools: ViewingTools,
  now: Date,
): Promise<number> {
  let ended = 0
  for (const { viewing, conversation, endedBy } of await listViewingsOfEndedConversations(
    tools.db,
    now,
  )) {
    const isTaken = viewing.state === 'taken'
    const isNew = await tools.db.transaction(async (transaction) => {
      // Locks the conversation before the viewing, as `changeViewing` does, to avoid a deadlock.
      await lockConversationById(transaction, conversation.id)
      const to = isTaken ? 'canceled' : 'withdrawn'
      const moved = await moveViewing(transaction, viewing, to, { now })
      if (moved === null) return false
      const { id } = conversation
      const kind = isTaken ? 'viewing ended' : 'time ended'
      const event = { kind, time: toStoredSpan(moved) } as const
      await addAutomaticMessage(transaction, { id, sender: endedBy, event }, now)
      if (!isTaken) return true
      const told = { viewing: moved, conversation }
      const mailed = await mailViewing(transaction, tools, told, 'ended')
      const party = getCounterpart(endedBy)
      if (mailed.includes(party)) await markMailed(transaction, { id, party })
      return true
    })
    if (isNew) ended += 1
  }
  return ended
}

/** Reminds people of viewings and ends those that cannot take place, now and every minute. */
export function startViewingJobs(tools: ViewingTools): PeriodicRun {
  async function run(): Promise<void> {
    const ended = await cancelViewingsOfEndedConversations(tools, new Date())
    if (ended > 0)
      log.info({ ended }, 'Viewings and offered times that cannot take place were ended.')
    const reminded = await remindOfViewings(tools, new Date())
    if (reminded > 0) log.info({ reminded }, 'People were reminded of viewings.')
  }

  return runPeriodically(run, {
    name: 'viewings',
    intervalMs: INTERVAL_MS,
    failure:
      'Viewings could not be ended, or nobody reminded of them; it is tried again in a minute.',
  })
}
