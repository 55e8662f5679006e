import pg from 'pg'
import { types } from './types.ts'

/**
 * Connections to a PostgreSQL server, made as they are needed. Its compiler of statements is off: ours
 * end sooner than it does.
 */
export function postgresPool(url: string, options: pg.PoolConfig = {}): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    types,
    // By it a restore knows whether the site runs; the address or PGAPPNAME may say another.
    fallback_application_name: 'homiq',
    // It is awaited, whatever its type says.
    onConnect: (client) => client.query('set jit = off'),
    ...options,
  })
}
