import type pg from 'pg'
import { postgresPool } from './postgres-pool.ts'

/** How long a connection may take, in milliseconds. */
const CONNECT_MS = 10_000

/**
 * Opens a PostgreSQL server of its own.
 *
 * @throws one sentence without the password when it does not answer within 10 s
 */
export async function openPostgres(
  url: string,
  { statementMs }: { readonly statementMs?: number | undefined } = {},
): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const pool = postgresPool(url, {
    connectionTimeoutMillis: CONNECT_MS,
    ...(statementMs !== undefined && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
      // For a server that does not even tell: its machine is away, or it is stopped.
      query_timeout: statementMs + 2_000,
    }),
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`The PostgreSQL at ${withoutPassword(url)} cannot be used: ${reason}.`)
  }
  return { pool, close: () => pool.end() }
}

function withoutPassword(url: string): string {
  return url.replace(/^(\w+:\/\/[^:@/]*):[^@]*@/, '$1:…@').replace(/(password=)[^&]*/i, '$1…')
}
