import { ProfileRejectedError } from './provider/provider.ts'

/** Protocol and system error codes; excludes tokens, URLs and text from outside. */
const ERROR_CODE = /^[A-Za-z][\w-]{0,60}$/

/** Errors of openid-client with constant messages; messages of others may quote the request. */
const SAFE_MESSAGE_ERRORS = new Set(['OperationProcessingError', 'UnsupportedOperationError'])

/** One log line: our own message, or the names and codes of the error and its causes. */
export function getFailureReason(error: unknown): string {
  if (error instanceof ProfileRejectedError) return error.message
  const parts: string[] = []
  for (let cause = error; cause instanceof Error && parts.length < 9; cause = cause.cause) {
    const { name, code, error: oauthError } = cause as Error & { code?: unknown; error?: unknown }
    for (const text of [name, code, oauthError]) {
      if (typeof text === 'string' && ERROR_CODE.test(text)) parts.push(text)
    }
    if (SAFE_MESSAGE_ERRORS.has(name)) parts.push(cause.message)
  }
  return [...new Set(parts)].join(' ') || 'unknown'
}

/** The status of the closing page: 200 when the visitor declined. */
export function getFailureStatus(error: unknown): 200 | 400 | 502 {
  if (error instanceof Error && 'error' in error && error.error === 'access_denied') return 200
  return error instanceof ProfileRejectedError ? 400 : 502
}
