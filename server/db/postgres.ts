import type pg from 'pg'
import { postgresPool } from './postgres-pool.ts'

/** How long a connection may take, in milliseconds. */
const CONNECT_MS = 10_000

/** How long a statement of a request may take, in milliseconds. */
const STATEMENT_MS = 8_000

/**
 * Opens a PostgreSQL server of its own.
 *
 * @throws one sentence without the password when it does not answer within 10 s
 */
export async function openPostgres(
  url: string,
  { deadlines }: { readonly deadlines: boolean },
): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const pool = postgresPool(url, {
    connectionTimeoutMillis: CONNECT_MS,
    ...(deadlines && {
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: STATEMENT_MS,
      // For a server that does not even tell: its machine is away, or it is stopped.
      query_timeout: STATEMENT_MS + 2_000,
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
