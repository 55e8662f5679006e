import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

/** Migrations in this folder never change; new ones are added. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** An arbitrary number, the same in every process. */
const ADVISORY_LOCK = 4_660_917

/**
 * Applies the missing migrations. Concurrent processes wait for each other, so each migration runs
 * once.
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
    // Closing a failed connection also releases the advisory lock.
    client.release(failure)
  }
}
