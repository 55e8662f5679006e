import { withDeadline } from '#server/platform/runtime/deadline.ts'

/** Load balancers probe every few seconds. */
const CHECK_TIMEOUT_MS = 2_000

/** How long a report is reused: probes must not be a load. */
const REPORT_TTL_MS = 1_000

/** What is `away` is missed, but the process can do without. */
export type Check = () => Promise<boolean | 'away'>
type CheckResult = 'ok' | 'away' | 'failed'

export interface ReadinessReport {
  readonly ready: boolean
  readonly checks: Readonly<Record<string, CheckResult>>
}

export type Readiness = ReturnType<typeof createReadiness>

export function createReadiness(
  checks: Readonly<Record<string, Check>>,
  clock: () => number = () => performance.now(),
) {
  let draining = false
  let cached: { readonly at: number; readonly report: Promise<ReadinessReport> } | undefined

  async function runChecks(): Promise<ReadinessReport> {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const result = await withDeadline(check(), CHECK_TIMEOUT_MS, name).catch(() => false)
        return [name, result === true ? 'ok' : result || 'failed'] as const
      }),
    )
    return {
      ready: results.every(([, result]) => result !== 'failed'),
      checks: Object.fromEntries(results),
    }
  }

  return {
    async report(): Promise<ReadinessReport> {
      if (cached === undefined || clock() - cached.at > REPORT_TTL_MS) {
        cached = { at: clock(), report: runChecks() }
      }
      const { ready, checks: results } = await cached.report
      if (!draining) return { ready, checks: results }
      return { ready: false, checks: { ...results, draining: 'failed' } }
    },
    /** Reports not ready from now on, because the process is about to end. */
    drain() {
      draining = true
    },
  }
}
