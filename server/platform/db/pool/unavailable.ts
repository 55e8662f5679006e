export const RETRY_AFTER_SECONDS = 5

/**
 * SQLSTATEs of a server that cannot work at the moment (appendix A of PostgreSQL's manual):
 * connection exceptions, out of resources (connections, disk, memory), operator intervention
 * (shutdown, statement timeout), system errors; and one for a server that has become read-only
 * because another one took over.
 */
const UNAVAILABLE_STATE = /^(08|53|57|58|25006)/

/** Error codes of the system, and messages of `pg`, for an unreachable server. */
const UNAVAILABLE_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
const UNAVAILABLE_MESSAGE = /timeout|Connection terminated|not queryable/i

/** Whether an error of the driver means that the database is unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (UNAVAILABLE_CODES.has(code)) return true
  if (/^[\dA-Z]{5}$/.test(code)) return UNAVAILABLE_STATE.test(code)
  return UNAVAILABLE_MESSAGE.test(error.message)
}

/**
 * Whether the server did not respond at all. A timeout because all connections of a pool are in use
 * does not count.
 */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ETIMEDOUT') ||
    /^Query read timeout$|due to connection timeout/.test(error.message))

/** SQLSTATEs of a connection that is lost, a server that stops or starts, and one that became a standby. */
const LOST_STATE = /^(08|57P|25006)/

/** Whether the server may be gone, or have another role, so that another one has to be looked for. */
export function isServerLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    isTimeout(error) ||
    UNAVAILABLE_CODES.has(code) ||
    LOST_STATE.test(code) ||
    /Connection terminated|not queryable/.test(error.message)
  )
}
