import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import { expect } from '@playwright/test'

/** What the pages of a journey complained of, and what of it the journey counts on. */
export interface ConsoleGuard {
  /** Lets an error that matches pass; the journey fails if there is none in the end. */
  expectError(pattern: RegExp): void
  /** Waits until an error that matches was logged, and lets it pass. */
  waitForError(pattern: RegExp): Promise<void>
  /** Lets an error that matches pass, whether it comes or not. */
  allowError(pattern: RegExp): void
}

/** A document that is answered with 404 on purpose is no fault of the page. */
const isMissingDocument = (message: ConsoleMessage) =>
  /status of 404/.test(message.text()) &&
  !/\.(js|css|woff2|avif|webp|jpg|svg)\b/.test(message.location().url)

/**
 * Collects uncaught errors, console errors and breaches of the content security policy (which
 * Chromium logs as console errors) of every page of a context.
 */
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
