import { relative } from 'node:path'
import * as z from 'zod'
import type { Failure, Totals } from './totals.ts'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Counts a file that failed without a failed test as one failure. */
export function parseVitestReport(report: unknown): Totals {
  const read = vitestReport.parse(report)
  const failures = read.testResults.flatMap((file): Failure[] => {
    const path = relative(process.cwd(), file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (file.status === 'failed' && failed.length === 0) {
      return [{ title: path, message: file.message ?? '' }]
    }
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${path} › ${fullName}`,
      message: (failureMessages ?? []).join('\n'),
    }))
  })
  return {
    passed: read.numPassedTests,
    failed: failures.length,
    skipped: read.numPendingTests + read.numTodoTests,
    failures,
  }
}

const playwrightError = z.object({ message: z.string().optional() })
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(playwrightError) })),
    }),
  ),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites(): z.ZodOptional<z.ZodArray<typeof playwrightSuite>> {
    return z.array(playwrightSuite).optional()
  },
})
const playwrightReport = z.object({
  errors: z.array(playwrightError),
  suites: z.array(playwrightSuite).default([]),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

function findFailures({ specs, suites = [] }: z.infer<typeof playwrightSuite>): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }): Failure => {
        const errors = results.flatMap(({ errors }) => errors)
        return {
          title: `[${projectName}] ${file} › ${title}`,
          message: errors[0]?.message ?? '',
          ...(status === 'flaky' ? { isFlaky: true } : {}),
        }
      }),
  )
  return [...own, ...suites.flatMap(findFailures)]
}

/** Counts flaky tests as passed, and each error outside of tests as one failure. */
export function parsePlaywrightReport(report: unknown): Totals {
  const { errors, suites, stats } = playwrightReport.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(findFailures),
      ...errors.map(({ message = '' }) => ({ title: 'Outside of a journey', message })),
    ],
  }
}
