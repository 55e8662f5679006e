import pg from 'pg'
import { types } from './types.ts'

/** The idle time before the first TCP keep-alive probe. */
const KEEP_ALIVE_MS = 10_000

export const postgresOptions = (url: string): pg.PoolConfig => ({
  connectionString: url,
  types,
  // A restore recognizes a running site by this name. The URL or PGAPPNAME may override it.
  fallback_application_name: 'homiq',
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  // Our statements are faster than their compilation. This is awaited, whatever its type says.
  onConnect: (client) => client.query('set jit = off'),
})

export const postgresPool = (url: string, options: pg.PoolConfig = {}): pg.Pool =>
  ignoreConnectionErrors(new pg.Pool({ ...postgresOptions(url), ...options }))

/**
 * A connection that is lost during a transaction emits `error`, which would end the process without
 * a listener. The transaction fails at its next statement anyway.
 */
export function ignoreConnectionErrors<Pool extends pg.Pool>(pool: Pool): Pool {
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
