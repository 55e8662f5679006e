import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import { type Database, openDatabase } from '#server/db/open.ts'

/** How long a statement of a request may take on a PostgreSQL, in milliseconds. */
const STATEMENT_MS = 4_000

/**
 * Opens the database that the environment names. Apart from `createServices`, because it starts on a
 * thread of its own while the rest is still being imported.
 *
 * @param build the folder of the build, where a new embedded database is copied from
 */
export const openServerDatabase = (env: Env, build: string): Promise<Database> =>
  openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    template: join(build, 'database-template'),
    statementMs: STATEMENT_MS,
  })
