import type { Queryable } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { SAFETY_LIMITS } from '#server/safety/rate-limits.ts'
import { createReport, type NewReport } from './commands.ts'

/**
 * `too fast`: the client IP is over its limit. `full`: too many reports of the same thing wait for
 * a moderator.
 */
type ReportRefusal = 'too fast' | 'full'

/** Reports from visitors to the moderators. */
export type Reports = ReturnType<typeof createReports>

/** Rate-limited by client IP, as visitors need no account. */
export function createReports(db: Queryable) {
  const limit = createRateLimit(SAFETY_LIMITS.report)
  return {
    /** @returns `null` when it was stored */
    async send(report: NewReport, ip: string): Promise<ReportRefusal | null> {
      if (!(await limit.take(ip))) return 'too fast'
      return (await createReport(db, report, new Date())) ? null : 'full'
    },
  }
}
