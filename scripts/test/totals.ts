import * as z from 'zod'

/** How many tests ended which way. */
export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const PASSED: Totals = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Totals = { passed: 0, failed: 1, skipped: 0 }
export const SKIPPED: Totals = { passed: 0, failed: 0, skipped: 1 }

/** All of them together. */
export function sumTotals(totals: readonly Totals[]): Totals {
  return {
    passed: totals.reduce((all, { passed }) => all + passed, 0),
    failed: totals.reduce((all, { failed }) => all + failed, 0),
    skipped: totals.reduce((all, { skipped }) => all + skipped, 0),
  }
}

/** `12 passed, 0 failed`, and `, 1 skipped` if there is any. */
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

/** Counts what Vitest's JSON report tells. A file that failed without a failed test is one more. */
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

/**
 * Counts what Playwright's JSON report tells. A test that passed only when tried again has passed;
 * an error outside the tests is one more failure.
 */
export function parsePlaywrightReport(report: unknown): Totals {
  const { errors, stats } = playwrightReport.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
