/**
 * The site cannot handle this now, though the request is fine: it is still starting, or overloaded.
 * Sent as 503 with `Retry-After`.
 */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError'
  /** In seconds. */
  readonly retryAfter: number
  /** Safe to show to anyone. */
  readonly publicMessage: string

  constructor(message: string, retryAfter: number) {
    super(message)
    this.publicMessage = message
    this.retryAfter = retryAfter
  }
}

/**
 * Seconds after which to retry, for an error with `retryAfter`; else `null`. `QueryError` has it,
 * too, when the database is unreachable.
 */
export const getRetryAfter = (error: unknown): number | null =>
  error instanceof Error && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? error.retryAfter
    : null

/**
 * What anyone may read about such an error: other errors' messages contain statements and hosts.
 */
export const getPublicMessage = (error: unknown): string =>
  error instanceof UnavailableError
    ? error.publicMessage
    : 'This cannot be answered now. Try again in a moment.'
