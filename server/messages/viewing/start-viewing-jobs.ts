import { log } from '#server/platform/log/log.ts'
import { type PeriodicRun, runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { cancelViewingsOfEndedConversations } from './cancel-viewings.ts'
import type { ViewingTools } from './mail-viewing.ts'
import { remindOfViewings } from './remind-of-viewings.ts'

const INTERVAL_MS = 60_000

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
