import { and, gt, lte } from 'drizzle-orm'
import { VIEWING_LIMITS } from '#domain/messages/viewing/limits.ts'
import { findDueReminder } from '#domain/messages/viewing/reminder.ts'
import { recordReminder } from './commands.ts'
import { mailViewing, type ViewingTools } from './mail-viewing.ts'
import { isTaken, listWithConversations } from './queries.ts'
import { viewings } from './tables.ts'

/**
 * Reminds both people of each viewing.
 *
 * @returns the number of viewings
 */
export async function remindOfViewings(tools: ViewingTools, now: Date): Promise<number> {
  let reminded = 0
  const reach = new Date(now.getTime() + VIEWING_LIMITS.dayReminderMs)
  const isNear = and(gt(viewings.startsAt, now), lte(viewings.startsAt, reach))
  for (const told of await listWithConversations(tools.db, isTaken, isNear)) {
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
