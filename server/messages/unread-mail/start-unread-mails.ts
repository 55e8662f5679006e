import { log } from '#server/platform/log/log.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { mailUnreadMessages, type UnreadMailTools } from './mail-unread.ts'

const INTERVAL_MS = 30_000

/** Mails people about unread messages, now and every half minute. */
export function startUnreadMails(tools: UnreadMailTools): PeriodicRun {
  async function run(): Promise<void> {
    const mailed = await mailUnreadMessages(tools, new Date())
    if (mailed > 0) log.info({ mailed }, 'People were told of messages.')
  }

  return runPeriodically(run, {
    name: 'unread_mails',
    intervalMs: INTERVAL_MS,
    failure: 'Nobody could be told of messages; it is tried again in half a minute.',
  })
}
