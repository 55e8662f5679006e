import { rmSync } from 'node:fs'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { freshDataDir } from './embedded-template.ts'
import { createTemporaryDatabase } from './postgres-template.ts'
import { acquireSharedDatabase } from './shared-embedded.ts'

/** A PostgreSQL server to test on instead of the embedded database. */
const adminUrl = process.env.TEST_DATABASE_URL

/** A migrated, empty database for one test file. `close` removes it. */
export async function freshDatabase(): Promise<Database> {
  if (adminUrl === undefined) return freshEmbedded()
  const temporary = await createTemporaryDatabase(adminUrl)
  const database = await openDatabase({ databaseUrl: temporary.url, dataDir: '' })
  return {
    ...database,
    async close() {
      await database.close()
      await temporary.drop()
    },
  }
}

/** A database that `close` really shuts down; other embedded ones stay open for the next test. */
export async function closableDatabase(): Promise<Database> {
  if (adminUrl !== undefined) return freshDatabase()
  const dataDir = await freshDataDir()
  const database = await openDatabase({ dataDir })
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** A database that is always embedded, for tests that need both kinds. */
export const freshEmbedded = acquireSharedDatabase

/** A database without any tables, for code that migrates it. */
export async function bareDatabase(): Promise<Database> {
  const database = await freshDatabase()
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade')
  await database.pool.query('create schema public')
  return database
}
