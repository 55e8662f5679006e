import { DrizzleQueryError } from 'drizzle-orm'
import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { databaseErrors } from '#server/metrics/metrics.ts'
import { isUnavailable, RETRY_AFTER_SECONDS } from './unavailable.ts'

/** A statement that failed, without the values that it was given. `cause` is the driver's error. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
  /** Seconds after which to ask again, where the database is away; see `getRetryAfter`. */
  readonly retryAfter?: number

  constructor(statement: string, cause: unknown) {
    super(`Failed query: ${statement}`, { cause })
    if (isUnavailable(cause)) this.retryAfter = RETRY_AFTER_SECONDS
    databaseErrors.inc({ code: codeOf(cause) })
  }
}

const codeOf = (cause: unknown): string => {
  const { code } = Object(cause)
  return typeof code === 'string' ? code : 'other'
}

/**
 * Runs a statement that is not drizzle's, and fails as those do.
 *
 * @throws {QueryError}
 */
export async function runStatement<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<Row>> {
  try {
    return await pool.query<Row>(text, values)
  } catch (error) {
    throw new QueryError(text, error)
  }
}

/** The method that every statement of drizzle goes through; its types do not show it. */
interface QueryRunner {
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
export function redactErrorValues(): void {
  const prototype = PgPreparedQuery.prototype as unknown as QueryRunner & { keepsValuesOut?: true }
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
