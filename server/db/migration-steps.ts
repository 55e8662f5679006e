import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { MIGRATIONS } from './migrate.ts'

/** A migration is known by the moment it was made, in milliseconds, as the migrator does. */
export type Migration = Pick<MigrationMeta, 'sql' | 'folderMillis' | 'hash'>

/** The migrations of this version, the oldest first. */
export const knownMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS })

/** The migrations that a database has had, the oldest first. */
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
 * Applies migrations within a transaction of the caller, which the migrator itself cannot: it has
 * one of its own. Of a database without any the migrator's table is made first.
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
