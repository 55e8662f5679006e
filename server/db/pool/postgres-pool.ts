import pg from 'pg'
import { types } from './types.ts'

/** How long nothing may pass before the system looks whether the server is still there. */
const KEEP_ALIVE_MS = 10_000

/** How connections to a PostgreSQL server are made, whichever pool they are for. */
export const postgresOptions = (url: string): pg.PoolConfig => ({
  connectionString: url,
  types,
  // By it a restore knows whether the site runs; the address or PGAPPNAME may say another.
  fallback_application_name: 'homiq',
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  // The server's compiler of statements is off: ours end sooner than it does. This is awaited,
  // whatever its type says.
  onConnect: (client) => client.query('set jit = off'),
})

/** Connections to a PostgreSQL server, made as they are needed. */
export const postgresPool = (url: string, options: pg.PoolConfig = {}): pg.Pool =>
  ignoreConnectionErrors(new pg.Pool({ ...postgresOptions(url), ...options }))

/**
 * A connection that is lost while a transaction has it tells so by an event, too, which would end
 * the process if nobody listened. The transaction learns of it by its next statement.
 */
export function ignoreConnectionErrors<Pool extends pg.Pool>(pool: Pool): Pool {
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
