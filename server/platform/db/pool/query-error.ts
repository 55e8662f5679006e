import { DrizzleQueryError } from 'drizzle-orm'
import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import { databaseErrors } from '#server/platform/metrics.ts'
import { tracing } from '#server/platform/telemetry/tracing.ts'
import { isUnavailable, RETRY_AFTER_SECONDS } from './unavailable.ts'

/** A failed statement without its parameter values. `cause` is the driver's error. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
  /** In seconds, when the database is unavailable; see `getRetryAfter`. */
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

/** The method that runs every statement of drizzle; not in its types. */
interface QueryRunner {
  queryWithCache(
    this: unknown,
    statement: string,
    parameters: unknown[],
    run: () => Promise<unknown>,
  ): Promise<unknown>
}

/**
 * Makes drizzle throw `QueryError`, and tells `tracing` of each statement. The message of its own error contains the parameter values:
 * password hashes, links with codes, people's messages. Any code or library that logs an error would
 * leak them.
 */
export function redactErrorValues(): void {
  const prototype = PgPreparedQuery.prototype as unknown as QueryRunner & { redactsValues?: true }
  if (prototype.redactsValues) return
  prototype.redactsValues = true
  const original = prototype.queryWithCache
  prototype.queryWithCache = async function (statement, parameters, run) {
    const { traceStatement } = tracing
    const runTraced = traceStatement === undefined ? run : () => traceStatement(statement, run)
    try {
      return await original.call(this, statement, parameters, runTraced)
    } catch (error) {
      throw error instanceof DrizzleQueryError ? new QueryError(error.query, error.cause) : error
    }
  }
}
