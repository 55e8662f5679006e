import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { MIGRATIONS } from './migrate.ts'

/** Identified by its time of creation in milliseconds, as in drizzle's migrator. */
export type Migration = Pick<MigrationMeta, 'sql' | 'folderMillis' | 'hash'>

/** Oldest first. */
export const knownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS })

/** Oldest first. */
export async function appliedMigrations(client: ClientBase): Promise<number[]> {
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!found[0].found) return []
  const { rows } = await client.query(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map((row) => Number(row.created_at))
}

/**
 * Applies migrations within the caller's transaction. Drizzle's migrator cannot: it starts its own.
 * Creates the migrator's table if it is missing.
 */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(`
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}
