import type { Context } from 'hono'
import type { Queryable } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { SAFETY_LIMITS } from '#server/safety/limits.ts'
import { createReport, type NewReport } from './commands.ts'

/**
 * `too fast`: the client IP is over its limit. `full`: too many reports of the same thing wait for
 * a moderator.
 */
type ReportRefusal = 'too fast' | 'full'

/** Reports from one visitor to the moderators. */
export interface Reports {
  /** @returns `null` when it was stored */
  readonly send: (report: NewReport) => Promise<ReportRefusal | null>
}

/** Rate-limited by client IP, as visitors need no account. */
export function createReports(
  db: Queryable,
  clientIp: (c: Context) => string,
): (c: Context) => Reports {
  const limit = createRateLimit(SAFETY_LIMITS.report)
  return (c) => ({
    async send(report) {
      if (!(await limit.take(clientIp(c)))) return 'too fast'
      return (await createReport(db, report, new Date())) ? null : 'full'
    },
  })
}
