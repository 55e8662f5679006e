import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

/** The folder of the migrations, which are only ever added to. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** Any number that nothing else locks; the same in every process that migrates. */
const ADVISORY_LOCK = 4_660_917

/**
 * Brings the tables up to date. Processes that start together take turns, so each migration runs
 * once; a second call does nothing.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK])
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw failure
  } finally {
    // A connection that failed is closed, which gives the advisory lock back too.
    client.release(failure)
  }
}
