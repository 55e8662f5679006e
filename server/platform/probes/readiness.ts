import { withDeadline } from '#server/platform/runtime/deadline.ts'

/** Load balancers probe every few seconds. */
const CHECK_TIMEOUT_MS = 2_000

/** How long a report is reused: probes must not be a load. */
const REPORT_TTL_MS = 1_000

export type Check = () => Promise<boolean>

export interface ReadinessReport {
  readonly ready: boolean
  /** Each check by its name: "ok", or "failed". */
  readonly checks: Readonly<Record<string, 'ok' | 'failed'>>
}

export interface Readiness {
  readonly report: () => Promise<ReadinessReport>
  /** Reports not ready from now on, because the process is about to end. */
  readonly drain: () => void
}

export function createReadiness(
  checks: Readonly<Record<string, Check>>,
  clock: () => number = () => performance.now(),
): Readiness {
  let draining = false
  let cached: { readonly at: number; readonly report: Promise<ReadinessReport> } | undefined

  async function runChecks(): Promise<ReadinessReport> {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const isOk = await withDeadline(check(), CHECK_TIMEOUT_MS, name).catch(() => false)
        return [name, isOk ? 'ok' : 'failed'] as const
      }),
    )
    return {
      ready: results.every(([, result]) => result === 'ok'),
      checks: Object.fromEntries(results),
    }
  }

  return {
    async report() {
      if (cached === undefined || clock() - cached.at > REPORT_TTL_MS) {
        cached = { at: clock(), report: runChecks() }
      }
      const { ready, checks: results } = await cached.report
      if (!draining) return { ready, checks: results }
      return { ready: false, checks: { ...results, draining: 'failed' } }
    },
    drain() {
      draining = true
    },
  }
}
