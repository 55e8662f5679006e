import { join } from 'node:path'
import type { Env } from '#server/platform/config/env.ts'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { keepPrivate } from './keep-private.ts'

/** How long a request's statement may take on a PostgreSQL server. */
const STATEMENT_TIMEOUT_MS = 4_000

/**
 * Opens the configured database. Apart from `openPlatform`, because it starts on a thread of its
 * own while the rest is still being imported. From here on, nothing is created that other users of
 * the machine can read.
 *
 * @param build the build folder, which has the template of a new embedded database
 */
export function openServerDatabase(env: Env, build: string): Promise<Database> {
  keepPrivate(env.DATA_DIR)
  return openDatabase({
    databaseUrl: env.DATABASE_URL,
    readUrl: env.DATABASE_READ_URL,
    migrationUrl: env.DATABASE_MIGRATION_URL,
    dataDir: env.DATA_DIR,
    template: join(build, 'database-template'),
    statementMs: STATEMENT_TIMEOUT_MS,
  })
}
