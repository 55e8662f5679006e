import { join } from 'node:path'
import type { Pool } from 'pg'
import { openDatabase } from './open.ts'

/**
 * Creates an embedded database in the empty `dataDir`, from which new ones are copied. It lacks
 * PostgreSQL's own template databases, which are two thirds of the files and unused.
 *
 * @param prepare changes the database before it is closed
 * @returns the folder of the database
 */
export async function createTemplate(
  dataDir: string,
  prepare: (pool: Pool) => Promise<void> = async () => {},
): Promise<string> {
  const { pool, close } = await openDatabase({ dataDir })
  try {
    await prepare(pool)
    await pool.query('update pg_database set datistemplate = false')
    await pool.query('drop database template0')
    await pool.query('drop database template1')
  } finally {
    await close()
  }
  return join(dataDir, 'postgres')
}
