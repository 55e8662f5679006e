import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import { type Database, openDatabase } from '#server/db/open.ts'

/** How long a request's statement may take on a PostgreSQL server. */
const STATEMENT_TIMEOUT_MS = 4_000

/**
 * Opens the configured database. Apart from `createServices`, because it starts on a thread of its
 * own while the rest is still being imported.
 *
 * @param build the build folder, which has the template of a new embedded database
 */
export const openServerDatabase = (env: Env, build: string): Promise<Database> =>
  openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    template: join(build, 'database-template'),
    statementMs: STATEMENT_TIMEOUT_MS,
  })
