import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import { expect } from '@playwright/test'

export interface ConsoleGuard {
  /** Allows matching errors. The test fails if there is none. */
  expectError(pattern: RegExp): void
  /** Waits for a matching error and allows it. */
  waitForError(pattern: RegExp): Promise<void>
  /** Allows matching errors, if any. */
  allowError(pattern: RegExp): void
}

/** Chromium logs an error for each document with status 404, which our not-found page has. */
const isMissingDocument = (message: ConsoleMessage) =>
  /status of 404/.test(message.text()) &&
  !/\.(js|css|woff2|avif|webp|jpg|svg)\b/.test(message.location().url)

/** Collects uncaught errors and console errors, including violations of the Content-Security-Policy. */
export function watchConsole(context: BrowserContext) {
  const errors: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' || isMissingDocument(message)) return
    errors.push(`${message.text()} (${message.location().url})`)
  })

  const guard: ConsoleGuard = {
    expectError: (pattern) => expected.push(pattern),
    allowError: (pattern) => allowed.push(pattern),
    async waitForError(pattern) {
      expected.push(pattern)
      await expect.poll(() => errors.filter((error) => pattern.test(error))).not.toEqual([])
    },
  }
  function verify(): void {
    const known = [...expected, ...allowed]
    const unexpected = errors.filter((error) => !known.some((pattern) => pattern.test(error)))
    expect(unexpected, 'errors that the pages logged').toEqual([])
    for (const pattern of expected) {
      const seen = errors.some((error) => pattern.test(error))
      expect(seen, `an error like ${pattern} was logged`).toBe(true)
    }
  }
  return { guard, verify }
}
