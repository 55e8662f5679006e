import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parsePlaywrightReport, parseVitestReport } from './reports.ts'

const passedFile = {
  name: resolve('domain/a.test.ts'),
  status: 'passed',
  assertionResults: [{ status: 'passed', fullName: 'is so', failureMessages: [] }],
}
const failedFile = {
  name: resolve('domain/b.test.ts'),
  status: 'failed',
  assertionResults: [
    { status: 'failed', fullName: 'is not so', failureMessages: ['expected 1 to be 2'] },
    { status: 'passed', fullName: 'is so', failureMessages: [] },
  ],
}
const brokenFile = {
  name: resolve('domain/c.test.ts'),
  status: 'failed',
  message: 'cannot be parsed',
  assertionResults: [],
}
const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }

it('counts the tests of a Vitest report, and names failures', () => {
  const counted = parseVitestReport({ ...report, testResults: [passedFile, failedFile] })
  expect(counted).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
    failures: [{ title: 'domain/b.test.ts › is not so', message: 'expected 1 to be 2' }],
  })
})

it('counts a test file that could not start as a failure', () => {
  const counted = parseVitestReport({ ...report, testResults: [failedFile, brokenFile] })
  expect(counted.failed).toBe(2)
  expect(counted.failures.at(-1)).toEqual({
    title: 'domain/c.test.ts',
    message: 'cannot be parsed',
  })
})

function journey(title: string, status: string, ...messages: string[]) {
  const results = messages.map((message) => ({ errors: [{ message }] }))
  return { title, file: 'page/theme.spec.ts', tests: [{ projectName: 'phone', status, results }] }
}

it('counts the journeys of a Playwright report, a flaky one as passed, and names both', () => {
  const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 4 }
  const specs = [
    journey('is dark', 'unexpected', 'is light', 'is light'),
    journey('is', 'expected'),
  ]
  const suites = [{ specs, suites: [{ specs: [journey('is kept', 'flaky', 'is gone')] }] }]
  expect(parsePlaywrightReport({ errors: [], suites, stats })).toEqual({
    passed: 8,
    failed: 2,
    skipped: 4,
    failures: [
      { title: '[phone] page/theme.spec.ts › is dark', message: 'is light' },
      { title: '[phone] page/theme.spec.ts › is kept', message: 'is gone', isFlaky: true },
    ],
  })
})

it('counts an error before the first journey as a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  const counted = parsePlaywrightReport({ errors: [{ message: 'no tests' }], stats })
  expect(counted.failed).toBe(1)
  expect(counted.failures).toEqual([{ title: 'Outside of a journey', message: 'no tests' }])
})

it('refuses anything that is not a report', () => {
  expect(() => parseVitestReport({})).toThrow()
  expect(() => parsePlaywrightReport({ stats: {} })).toThrow()
})
