import { rmSync } from 'node:fs'
import { describe } from 'vitest'
import { type Database, openDatabase } from '#server/db/open.ts'
import { freshDataDir } from './embedded-template.ts'
import { createTemporaryDatabase } from './postgres-template.ts'
import { acquireSharedDatabase } from './shared-embedded.ts'

/** A PostgreSQL server to run the tests on instead of the embedded database. */
const adminUrl = process.env.TEST_DATABASE_URL

/** Tests of the embedded database itself, which another server cannot take. */
export function describeEmbedded(title: string, tests: () => void): void {
  if (adminUrl === undefined) describe(title, () => tests())
  else describe.skip(`${title} (not on the PostgreSQL that TEST_DATABASE_URL names)`, () => tests())
}

/** A migrated, empty database of one's own. `close` removes it. */
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

/** The same for tests that go on after closing it: nothing reaches it from then on. */
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

/** The same, embedded whatever the others are: what is true of both kinds is tried between them. */
export const freshEmbedded = acquireSharedDatabase

/** An empty database without our tables, for what migrates by itself. */
export async function bareDatabase(): Promise<Database> {
  const database = await freshDatabase()
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade')
  await database.pool.query('create schema public')
  return database
}
