import { DrizzleQueryError } from 'drizzle-orm'
import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import { databaseErrors } from '../metrics/metrics.ts'

/** Seconds after which a database that is away or overloaded is worth another try. */
const RETRY_AFTER_S = 5

/**
 * SQLSTATEs of a server that cannot do its work now (appendix A of PostgreSQL's manual): connection
 * exceptions, out of resources (connections, disk, memory), operator intervention (shutdown,
 * statement timeout), system errors.
 */
const UNAVAILABLE_STATE = /^(08|53|57|58)/

/** What the system and `pg` itself say of a server that does not answer. */
const UNAVAILABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])
const UNAVAILABLE_MESSAGE = /timeout|Connection terminated|not queryable/i

/** Whether a failure of the driver means that the database is away, and nothing else. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (/^[\dA-Z]{5}$/.test(code) && !UNAVAILABLE_CODES.has(code)) return UNAVAILABLE_STATE.test(code)
  return UNAVAILABLE_CODES.has(code) || UNAVAILABLE_MESSAGE.test(error.message)
}

/** A statement that failed, without the values that it was given. `cause` is the driver's error. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
  /** Seconds after which to ask again, where the database is away; see `retryAfterOf`. */
  readonly retryAfter?: number

  constructor(statement: string, cause: unknown) {
    super(`Failed query: ${statement}`, { cause })
    if (isUnavailable(cause)) this.retryAfter = RETRY_AFTER_S
    databaseErrors.inc({ code: codeOf(cause) })
  }
}

const codeOf = (cause: unknown): string => {
  const { code } = Object(cause)
  return typeof code === 'string' ? code : 'other'
}

/** The method that every statement of drizzle goes through; its types do not show it. */
interface Runs {
  queryWithCache(
    this: unknown,
    statement: string,
    parameters: unknown[],
    run: () => Promise<unknown>,
  ): Promise<unknown>
}

/**
 * Makes drizzle throw `QueryError`. Its own error has the values of the statement in its message:
 * passwords' hashes, links with codes, what people wrote. Whoever logs or shows an error, be it a
 * library, would publish them.
 */
export function keepValuesOutOfErrors(): void {
  const prototype = PgPreparedQuery.prototype as unknown as Runs & { keepsValuesOut?: true }
  if (prototype.keepsValuesOut) return
  prototype.keepsValuesOut = true
  const original = prototype.queryWithCache
  prototype.queryWithCache = async function (statement, parameters, run) {
    try {
      return await original.call(this, statement, parameters, run)
    } catch (error) {
      throw error instanceof DrizzleQueryError ? new QueryError(error.query, error.cause) : error
    }
  }
}
