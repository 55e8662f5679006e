import type pg from 'pg'
import type { ServerRole } from './pool/find-server.ts'
import { GuardedPool } from './pool/guarded-pool.ts'
import { ignoreConnectionErrors, postgresOptions, postgresPool } from './pool/postgres-pool.ts'
import { isServerLost } from './pool/unavailable.ts'
import { waitForServer } from './wait-for-server.ts'

/** The timeout for imports, which no visitor waits for. */
const PATIENT_CONNECT_TIMEOUT_MS = 10_000

/** Short, because visitors wait for it. */
const CONNECT_TIMEOUT_MS = 3_000

/** The client's timeout exceeds the server's by this much. */
const QUERY_TIMEOUT_MARGIN_MS = 1_000

/**
 * Opens a PostgreSQL server, of several the first that has the role. With `statementMs`, statements have a
 * timeout, and a circuit breaker protects a server that does not respond and finds the one that takes over.
 *
 * @param urls one for each server
 * @param role `any` also takes a standby
 * @throws an error without the password if there is no server, or none responds within 30 s
 */
export async function openPostgres(
  urls: readonly string[],
  {
    statementMs,
    role = 'primary',
  }: { readonly statementMs?: number | undefined; readonly role?: ServerRole } = {},
): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const first = await waitForOne(urls, role)
  if (statementMs === undefined) {
    const pool = postgresPool(first, { connectionTimeoutMillis: PATIENT_CONNECT_TIMEOUT_MS })
    return { pool, close: () => pool.end() }
  }
  const options = {
    ...postgresOptions(first),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    // This is for a server that cannot enforce its own timeout, because it is unreachable or suspended.
    query_timeout: statementMs + QUERY_TIMEOUT_MARGIN_MS,
  }
  const pool = ignoreConnectionErrors(new GuardedPool(options, { urls, role }))
  if (role === 'any') repeatLostReads(pool)
  return { pool, close: () => pool.end() }
}

/** Sends statements again whose server was lost. They only read, so that it does no harm. */
function repeatLostReads(pool: pg.Pool): void {
  const send = pool.query.bind(pool) as (...statement: unknown[]) => Promise<unknown>
  const sendTwice = async (...statement: unknown[]) => {
    try {
      return await send(...statement)
    } catch (error) {
      if (!isServerLost(error)) throw error
      return await send(...statement)
    }
  }
  pool.query = sendTwice as typeof pool.query
}

async function waitForOne(urls: readonly string[], role: ServerRole): Promise<string> {
  try {
    return await waitForServer(urls, { role })
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new Error(`The PostgreSQL at ${redactPassword(urls[0] ?? '')} cannot be used: ${reason}.`)
  }
}

function redactPassword(url: string): string {
  return url.replace(/^(\w+:\/\/[^:@/]*):[^@]*@/, '$1:…@').replace(/(password=)[^&]*/i, '$1…')
}
