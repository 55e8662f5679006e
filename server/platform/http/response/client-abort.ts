/**
 * Whether an error only means that the client disconnected before its request was complete. Node
 * reports it with this message and code.
 */
export const isClientAbort = (error: unknown): boolean =>
  error instanceof Error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET'
