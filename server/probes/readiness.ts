import { withDeadline } from '#server/runtime/deadline.ts'

/** How long a check may take, in milliseconds: a balancer asks every few seconds. */
const CHECK_MS = 2_000

/** Answers are good for so long, in milliseconds: probes must not be a load. */
const KEPT_MS = 1_000

/** Resolves to whether something is as it must be for requests to be answered. */
export type Check = () => Promise<boolean>

export interface ReadinessReport {
  readonly ready: boolean
  /** Each check by its name: "ok", or "failed". */
  readonly checks: Readonly<Record<string, 'ok' | 'failed'>>
}

/** Whether this process should be sent requests. */
export interface Readiness {
  readonly report: () => Promise<ReadinessReport>
  /** From now on it should not, because it is about to end. */
  readonly drain: () => void
}

export function createReadiness(
  checks: Readonly<Record<string, Check>>,
  clock: () => number = () => performance.now(),
): Readiness {
  let draining = false
  let known: { readonly at: number; readonly report: Promise<ReadinessReport> } | undefined

  async function look(): Promise<ReadinessReport> {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const isOk = await withDeadline(check(), CHECK_MS, name).catch(() => false)
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
      if (known === undefined || clock() - known.at > KEPT_MS) {
        known = { at: clock(), report: look() }
      }
      const { ready, checks: results } = await known.report
      if (!draining) return { ready, checks: results }
      return { ready: false, checks: { ...results, draining: 'failed' } }
    },
    drain() {
      draining = true
    },
  }
}
