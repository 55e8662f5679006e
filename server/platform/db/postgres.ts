import type pg from 'pg'
import { GuardedPool } from './pool/guarded-pool.ts'
import { ignoreConnectionErrors, postgresOptions, postgresPool } from './pool/postgres-pool.ts'
import { waitForServer } from './wait-for-server.ts'

/** The timeout for imports, which no visitor waits for. */
const PATIENT_CONNECT_TIMEOUT_MS = 10_000

/** Short, because visitors wait for it. */
const CONNECT_TIMEOUT_MS = 3_000

/** The client's timeout exceeds the server's by this much. */
const QUERY_TIMEOUT_MARGIN_MS = 1_000

/**
 * Opens a PostgreSQL server. With `statementMs`, statements have a timeout, and a circuit breaker protects a server
 * that does not respond.
 *
 * @throws an error without the password if there is no server, or none responds within 30 s
 */
export async function openPostgres(
  url: string,
  { statementMs }: { readonly statementMs?: number | undefined } = {},
): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  try {
    await waitForServer(url)
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`The PostgreSQL at ${redactPassword(url)} cannot be used: ${reason}.`)
  }
  if (statementMs === undefined) {
    const pool = postgresPool(url, { connectionTimeoutMillis: PATIENT_CONNECT_TIMEOUT_MS })
    return { pool, close: () => pool.end() }
  }
  const pool = ignoreConnectionErrors(
    new GuardedPool({
      ...postgresOptions(url),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
      // This is for a server that cannot enforce its own timeout, because it is unreachable or suspended.
      query_timeout: statementMs + QUERY_TIMEOUT_MARGIN_MS,
    }),
  )
  return { pool, close: () => pool.end() }
}

function redactPassword(url: string): string {
  return url.replace(/^(\w+:\/\/[^:@/]*):[^@]*@/, '$1:…@').replace(/(password=)[^&]*/i, '$1…')
}
