import { join } from 'node:path'
import { LockHeldError } from '#server/db/embedded/lock.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { type Database, openDatabase } from '#server/db/open.ts'
import { readProcessEnv } from '#server/env.ts'

/** What a new embedded database is copied from, where there is a build. */
const TEMPLATE = join(import.meta.dirname, '../../build/database-template')

/**
 * Opens the database of the site, with its tables up to date.
 *
 * @param purpose what to do while the server is stopped: "import"
 * @throws one sentence that says what to do when the server has it open
 */
export async function openCatalogue(purpose: string): Promise<Database> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readProcessEnv()
  try {
    const database = await openDatabase({ databaseUrl, dataDir, template: TEMPLATE })
    await migrateDatabase(database.pool)
    return database
  } catch (error) {
    if (!(error instanceof LockHeldError) || error.pid === null) throw error
    throw new Error(
      `The server (process ${error.pid}) has the embedded database open: stop it, ${purpose}, and start it again.`,
    )
  }
}
