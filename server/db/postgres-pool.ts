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
    // It is awaited, whatever its type says.
    onConnect: (client) => client.query('set jit = off'),
    ...options,
  })
}
