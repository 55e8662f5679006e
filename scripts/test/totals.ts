import * as z from 'zod'

export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const PASSED: Totals = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Totals = { passed: 0, failed: 1, skipped: 0 }
export const SKIPPED: Totals = { passed: 0, failed: 0, skipped: 1 }

export function sumTotals(totals: readonly Totals[]): Totals {
  return {
    passed: totals.reduce((all, { passed }) => all + passed, 0),
    failed: totals.reduce((all, { failed }) => all + failed, 0),
    skipped: totals.reduce((all, { skipped }) => all + skipped, 0),
  }
}

/** `12 passed, 0 failed`, and `, 1 skipped` unless that is 0. */
export function formatTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** Counts a file that failed without a failed test as one failure. */
export function parseVitestReport(report: unknown): Totals {
  const read = vitestReport.parse(report)
  const brokenFiles = read.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + brokenFiles.length,
    skipped: read.numPendingTests + read.numTodoTests,
  }
}

/** Counts flaky tests as passed, and each error outside of tests as one failure. */
export function parsePlaywrightReport(report: unknown): Totals {
  const { errors, stats } = playwrightReport.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
