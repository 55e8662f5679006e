/**
 * The site cannot answer this now, though nothing is wrong with the request: it still starts, or has
 * too much to do. Told as 503 with `Retry-After`.
 */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError'
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number
  /** What everyone may be told. */
  readonly publicMessage: string

  constructor(message: string, retryAfter: number) {
    super(message)
    this.publicMessage = message
    this.retryAfter = retryAfter
  }
}

/** Whether it was refused because too much waits; such refusals are counted, and are no faults. */
export const isOverload = (error: unknown): boolean =>
  error instanceof Error && 'isOverload' in error && error.isOverload === true

/**
 * Seconds after which to ask again, for an error that says so; else `null`. Told by the field,
 * because the bundle has a class of its own (decision 15).
 */
export const retryAfterOf = (error: unknown): number | null =>
  error instanceof Error && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? error.retryAfter
    : null

/** What everyone may be told of such an error: messages of others name statements and addresses. */
export const publicMessageOf = (error: unknown): string =>
  error instanceof Error && 'publicMessage' in error && typeof error.publicMessage === 'string'
    ? error.publicMessage
    : 'This cannot be answered now. Try again in a moment.'
