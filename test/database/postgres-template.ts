import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { getTemplateHash } from './template-hash.ts'

/** An arbitrary number that nothing else locks. PostgreSQL cannot make two copies of a template at once. */
const ADVISORY_LOCK = 4_660_918

export interface TemporaryDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Copied from a migrated template, which the first test creates on the server. */
export async function createTemporaryDatabase(adminUrl: string): Promise<TemporaryDatabase> {
  const template = `homiq_test_${getTemplateHash()}`
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await withAdmin(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    const found = await admin.query('select from pg_database where datname = $1', [template])
    if (found.rowCount === 0) await createTemplateDatabase(adminUrl, admin, template)
    await admin.query(`create database ${name} template ${template}`)
  })
  return {
    url: toDatabaseUrl(adminUrl, name),
    drop: () =>
      withAdmin(adminUrl, async (admin) => {
        await admin.query(`drop database ${name} with (force)`)
      }),
  }
}

async function createTemplateDatabase(
  adminUrl: string,
  admin: pg.Client,
  template: string,
): Promise<void> {
  // The database is renamed when it is complete, so that an interrupted run leaves no half-migrated template.
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft} with (force)`)
  await admin.query(`create database ${draft}`)
  const pool = new pg.Pool({ connectionString: toDatabaseUrl(adminUrl, draft) })
  await migrateDatabase(pool)
  await pool.end()
  await admin.query(`alter database ${draft} rename to ${template}`)
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function toDatabaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}
