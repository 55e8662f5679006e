import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#server/platform/config/env.ts'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'

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

const ONLY_OWNER = 0o077
const EVERYBODY = 0o007

/**
 * Makes a folder readable by its owner only, and everything else that this process and those that
 * it starts create from now on, whatever umask it was started with.
 *
 * @param folder created if it is not there
 */
function keepPrivate(folder: string): void {
  process.umask(ONLY_OWNER)
  mkdirSync(folder, { recursive: true })
  // Earlier versions left it to the umask. A group that its operator let in stays.
  if ((statSync(folder).mode & EVERYBODY) === 0) return
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    log.warn({ err: error }, `Every user of this machine can read ${folder}: chmod 700 it.`)
  }
}
