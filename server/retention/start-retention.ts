import type { Queryable } from '#server/db/open.ts'
import { log } from '#server/log/log.ts'
import { deleteExpiredRows } from './commands.ts'

const DELETION_INTERVAL_MS = 3_600_000

export interface Retention {
  /** Waits for a sweep in progress. */
  readonly stop: () => Promise<void>
}

/** Deletes rows past their retention period, now and every hour. */
export function startRetention(
  db: Queryable,
  { now = () => new Date() }: { readonly now?: () => Date } = {},
): Retention {
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    try {
      const removed = await deleteExpiredRows(db, now())
      if (Object.keys(removed).length > 0) log.info({ removed }, 'What had its time was removed.')
    } catch (err) {
      log.error({ err }, 'What had its time could not be removed; it is tried again in an hour.')
    }
  }

  function start(): void {
    running ??= run().finally(() => {
      running = null
    })
  }

  start()
  const timer = setInterval(start, DELETION_INTERVAL_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
