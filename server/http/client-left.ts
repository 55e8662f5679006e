/**
 * Whether an error only says that the client has left before its request was whole: no fault of
 * ours, and nobody reads the answer. Node says it by these two words.
 */
export const hasClientLeft = (error: unknown): boolean =>
  error instanceof Error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET'
