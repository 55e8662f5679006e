import { ProfileRejectedError } from './provider.ts'

/** A code of a protocol or a system: never part of a token, an address or a text from outside. */
const CODE = /^[A-Za-z][\w-]{0,60}$/

/** The errors of the library whose messages are fixed sentences; others may quote what was sent. */
const SAFE_MESSAGE_ERRORS = new Set(['OperationProcessingError', 'UnsupportedOperationError'])

/**
 * Why an attempt failed, for one line of the log: our own sentence, or the names and codes of the
 * error and its causes.
 */
export function getFailureReason(error: unknown): string {
  if (error instanceof ProfileRejectedError) return error.message
  const said: string[] = []
  for (let cause = error; cause instanceof Error && said.length < 9; cause = cause.cause) {
    const { name, code, error: answer } = cause as Error & { code?: unknown; error?: unknown }
    for (const text of [name, code, answer]) {
      if (typeof text === 'string' && CODE.test(text)) said.push(text)
    }
    if (SAFE_MESSAGE_ERRORS.has(name)) said.push(cause.message)
  }
  return [...new Set(said)].join(' ') || 'unknown'
}

/** What the closing page is answered with: only the visitor's own refusal is nobody's fault. */
export function getFailureStatus(error: unknown): 200 | 400 | 502 {
  if (error instanceof Error && 'error' in error && error.error === 'access_denied') return 200
  return error instanceof ProfileRejectedError ? 400 : 502
}
