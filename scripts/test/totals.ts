/** A test that failed, or passed only when it was repeated. */
export interface Failure {
  /** Its location and title. */
  readonly title: string
  /** The error as its program printed it, with ANSI colors and stack. */
  readonly message: string
  /** Whether it passed when repeated, which does not fail the run. */
  readonly isFlaky?: true
}

export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
}

export const PASSED: Totals = { passed: 1, failed: 0, skipped: 0, failures: [] }

/** A step that failed as a whole. */
export function createFailed(title: string, message = 'See its output above.'): Totals {
  return { passed: 0, failed: 1, skipped: 0, failures: [{ title, message }] }
}

export function sumTotals(totals: readonly Totals[]): Totals {
  return {
    passed: totals.reduce((all, { passed }) => all + passed, 0),
    failed: totals.reduce((all, { failed }) => all + failed, 0),
    skipped: totals.reduce((all, { skipped }) => all + skipped, 0),
    failures: totals.flatMap(({ failures }) => failures),
  }
}

/** `12 passed, 0 failed`, and `, 1 skipped` unless that is 0. */
export function formatTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Keeps a report readable in a terminal, and in a CI's log. */
const MAX_LINES = 12
const MAX_FAILURES = 20

/**
 * Printed at the end of a run, so that nobody has to search thousands of lines.
 *
 * @returns '' if all passed at once
 */
export function formatFailures({ failures }: Totals): string {
  const shown = failures.toSorted((a, b) => Number(a.isFlaky ?? 0) - Number(b.isFlaky ?? 0))
  const blocks = shown.slice(0, MAX_FAILURES).map(({ title, message, isFlaky }) => {
    const lines = message.split('\n').filter((line) => line.trim() !== '')
    const head = `${isFlaky ? '~ passed when repeated: ' : '✗ '}${title}`
    return [head, ...lines.slice(0, MAX_LINES).map((line) => `    ${line}`)].join('\n')
  })
  const left = shown.length - MAX_FAILURES
  return [...blocks, ...(left > 0 ? [`and ${left} more, above`] : [])].join('\n')
}
