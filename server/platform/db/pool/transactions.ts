import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { getRetryAfter } from '#server/platform/runtime/unavailable.ts'
import { QueryError } from './query-error.ts'

/**
 * Makes transactions of `orm` always release their connection. With drizzle alone, a transaction
 * that fails to begin leaks its connection, and one that times out returns a dead connection to the
 * pool.
 */
export function releaseTransactionConnections(orm: NodePgDatabase, pool: pg.Pool): void {
  orm.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new QueryError('begin', error)
    })
    let failure: Error | undefined
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      if (error instanceof Error && getRetryAfter(error) !== null) failure = error
      throw error
    } finally {
      client.release(failure)
    }
  }
}
