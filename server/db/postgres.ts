import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#server/log/log.ts'
import { GuardedPool } from './pool/guarded-pool.ts'
import { ignoreConnectionErrors, postgresOptions, postgresPool } from './pool/postgres-pool.ts'

/** How long the first connection may take, in milliseconds. */
const FIRST_CONNECT_MS = 10_000

/** How long a server may say that it is still starting, in milliseconds: it may repair a crash. */
const MAX_STARTUP_MS = 30_000
const RETRY_INTERVAL_MS = 500

/** SQLSTATE of a server that starts, or stops. */
const CANNOT_CONNECT_NOW = '57P03'

/** How long a visitor may wait for a connection, in milliseconds. */
const CONNECT_MS = 3_000

/** How much longer than its own deadline a statement is waited for, in milliseconds. */
const QUERY_TIMEOUT_MARGIN_MS = 1_000

/**
 * Opens a PostgreSQL server of its own. With `statementMs` statements have a deadline, and a server
 * that is silent is left alone until it answers again.
 *
 * @throws one sentence without the password when it does not answer within 10 s, or says for half a
 *   minute that it is starting
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
    const pool = postgresPool(url, { connectionTimeoutMillis: FIRST_CONNECT_MS })
    return { pool, close: () => pool.end() }
  }
  const pool = ignoreConnectionErrors(
    new GuardedPool({
      ...postgresOptions(url),
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
      // For a server that does not even tell: its machine is away, or it is stopped.
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
      connectionTimeoutMillis: FIRST_CONNECT_MS,
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
