import { expect, it } from 'vitest'
import {
  FAILED,
  formatTotals,
  PASSED,
  parsePlaywrightReport,
  parseVitestReport,
  SKIPPED,
  sumTotals,
} from './totals.ts'

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const brokenFile = { status: 'failed', assertionResults: [] }
const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }

it('counts the tests of a Vitest report', () => {
  const counted = parseVitestReport({ ...report, testResults: [passedFile, failedFile] })
  expect(counted).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

it('counts a test file that could not even start as a failure', () => {
  const counted = parseVitestReport({
    ...report,
    testResults: [failedFile, brokenFile, brokenFile],
  })
  expect(counted.failed).toBe(3)
})

it('counts the tests of a Playwright report, a flaky one as passed', () => {
  const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 4 }
  expect(parsePlaywrightReport({ errors: [], stats })).toEqual({ passed: 8, failed: 2, skipped: 4 })
})

it('counts an error before any journey as a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(parsePlaywrightReport({ errors: [{ message: 'no tests' }], stats }).failed).toBe(1)
})

it('refuses what is no report', () => {
  expect(() => parseVitestReport({})).toThrow()
  expect(() => parsePlaywrightReport({ stats: {} })).toThrow()
})

it('says the totals in one line', () => {
  expect(formatTotals(sumTotals([PASSED, PASSED, FAILED]))).toBe('2 passed, 1 failed')
  expect(formatTotals(sumTotals([PASSED, SKIPPED]))).toBe('1 passed, 0 failed, 1 skipped')
  expect(formatTotals(sumTotals([]))).toBe('0 passed, 0 failed')
})
