import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#server/log/log.ts'
import { GuardedPool } from './pool/guarded-pool.ts'
import { ignoreConnectionErrors, postgresOptions, postgresPool } from './pool/postgres-pool.ts'

const FIRST_CONNECT_TIMEOUT_MS = 10_000

/** A starting server may be recovering from a crash. */
const MAX_STARTUP_MS = 30_000
const RETRY_INTERVAL_MS = 500

/** SQLSTATE of a server that is starting or stopping. */
const CANNOT_CONNECT_NOW = '57P03'

/** Short, because visitors wait for it. */
const CONNECT_TIMEOUT_MS = 3_000

/** The client's timeout exceeds the server's by this much. */
const QUERY_TIMEOUT_MARGIN_MS = 1_000

/**
 * With `statementMs`, statements have a timeout, and a circuit breaker protects a server that does
 * not respond.
 *
 * @throws without the password, when the server does not respond within 10 s, or is still starting
 *   after 30 s
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
    const pool = postgresPool(url, { connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT_MS })
    return { pool, close: () => pool.end() }
  }
  const pool = ignoreConnectionErrors(
    new GuardedPool({
      ...postgresOptions(url),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
      // For a server that cannot enforce its own timeout: it is unreachable or suspended.
      query_timeout: statementMs + QUERY_TIMEOUT_MARGIN_MS,
    }),
  )
  return { pool, close: () => pool.end() }
}

async function waitForServer(url: string): Promise<void> {
  const deadline = performance.now() + MAX_STARTUP_MS
  let isLogged = false
  for (;;) {
    const client = new pg.Client({
      ...postgresOptions(url),
      connectionTimeoutMillis: FIRST_CONNECT_TIMEOUT_MS,
    })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const isStarting = error instanceof pg.DatabaseError && error.code === CANNOT_CONNECT_NOW
      if (!isStarting || performance.now() > deadline) throw error
    }
    if (!isLogged) log.info('PostgreSQL is still starting; this start waits for it.')
    isLogged = true
    await setTimeout(RETRY_INTERVAL_MS)
  }
}

function redactPassword(url: string): string {
  return url.replace(/^(\w+:\/\/[^:@/]*):[^@]*@/, '$1:…@').replace(/(password=)[^&]*/i, '$1…')
}
