import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { getRetryAfter } from '#server/runtime/unavailable.ts'
import { QueryError } from './query-error.ts'

/**
 * Lets transactions of `orm` run on a connection that comes back to the pool whatever happens. As
 * drizzle has it, one that cannot even begin keeps its connection for ever, and one whose server is
 * silent leaves it to the next who asks.
 */
export function releaseTransactionConnections(orm: NodePgDatabase, pool: pg.Pool): void {
  orm.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new QueryError('begin', error)
    })
    let isUsable = true
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      isUsable = getRetryAfter(error) === null
      throw error
    } finally {
      client.release(!isUsable)
    }
  }
}
