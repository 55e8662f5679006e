import type { Context } from 'hono'
import type { Queryable } from '#server/db/open.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { createRateLimit } from '#server/http/limits/rate-limit.ts'
import { createReport, type NewReport } from './commands.ts'

/** The client IP is over its limit; or too many of the same thing wait for a moderator. */
type ReportRefusal = 'too fast' | 'full'

/** What one visitor tells moderators. */
export interface Reports {
  /** @returns `null` when it was taken */
  readonly send: (report: NewReport) => Promise<ReportRefusal | null>
}

/** Rate-limited by client IP: visitors need no account. */
export function createReports(
  db: Queryable,
  clientIp: (c: Context) => string,
): (c: Context) => Reports {
  const limit = createRateLimit(LIMITS.report)
  return (c) => ({
    async send(report) {
      if (!(await limit.take(clientIp(c)))) return 'too fast'
      return (await createReport(db, report, new Date())) ? null : 'full'
    },
  })
}
