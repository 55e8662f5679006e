import { expect, it } from 'vitest'
import {
  createFailed,
  type Failure,
  formatFailures,
  formatTotals,
  PASSED,
  sumTotals,
} from './totals.ts'

const FAILED = createFailed('types')
const SKIPPED = { ...PASSED, passed: 0, skipped: 1 }

it('prints the totals in one line', () => {
  expect(formatTotals(sumTotals([PASSED, PASSED, FAILED]))).toBe('2 passed, 1 failed')
  expect(formatTotals(sumTotals([PASSED, SKIPPED]))).toBe('1 passed, 0 failed, 1 skipped')
  expect(formatTotals(sumTotals([]))).toBe('0 passed, 0 failed')
})

it('lists failures, and tests that passed when repeated', () => {
  const flaky: Failure = { title: 'a journey', message: 'too late', isFlaky: true }
  const failures = [flaky, { title: 'a test', message: 'expected 1\n\n  got 2' }]
  const all = sumTotals([FAILED, { ...PASSED, failures }])
  expect(formatFailures(all).split('\n')).toEqual([
    '✗ types',
    '    See its output above.',
    '✗ a test',
    '    expected 1',
    '      got 2',
    '~ passed when repeated: a journey',
    '    too late',
  ])
  expect(formatFailures(PASSED)).toBe('')
})

it('shortens long failures in many places', () => {
  const failure = { title: 'a test', message: 'a line\n'.repeat(500) }
  const failures = Array.from({ length: 300 }, () => failure)
  const lines = formatFailures({ ...PASSED, failures }).split('\n')
  expect(lines.length).toBeLessThan(300)
  expect(lines.at(-1)).toBe('and 280 more, above')
})
