import { type ClientBase, escapeIdentifier } from 'pg'
import { ArchiveError, type ArchiveHeader } from '#server/operations/backup/archive-format.ts'
import { listTables } from '#server/operations/backup/queries.ts'
import {
  appliedMigrations,
  applyMigrations,
  knownMigrations,
  type Migration,
} from '#server/platform/db/migration-steps.ts'
import { getSchemaObjects } from '#server/platform/db/schema-objects.ts'

/** @throws {ArchiveError} when the tables are newer than this version */
export async function migrateToLatest(client: ClientBase): Promise<void> {
  const known = knownMigrations()
  const applied = new Set(await appliedMigrations(client))
  const missing = known.filter(({ folderMillis }) => !applied.has(folderMillis))
  if (applied.size + missing.length > known.length) {
    throw new ArchiveError(
      'The tables of this database were made by a newer version of Homiq. Restore with that version.',
    )
  }
  await applyMigrations(client, missing)
}

/**
 * Empties every table of the site, and others in the archive, in a migrated database. For an older
 * archive it recreates the tables as they were then.
 *
 * @returns the migrations to apply after the rows are restored
 */
export async function emptyTables(
  client: ClientBase,
  { migrations, tables }: ArchiveHeader,
): Promise<Migration[]> {
  const known = knownMigrations()
  const ours = getSchemaObjects()
  const emptied = new Set([...ours.tables.keys(), ...tables.map(({ name }) => name)])
  const later = known.filter(({ folderMillis }) => !migrations.includes(folderMillis))
  if (later.length === 0) {
    const present = (await listTables(client)).map(({ name }) => name)
    const list = present.filter((name) => emptied.has(name)).map(escapeIdentifier)
    if (list.length > 0) await client.query(`truncate ${list.join(', ')}`)
    return []
  }
  await drop(client, 'table', [...ours.tables.keys()])
  await drop(client, 'sequence', ours.sequences)
  await drop(client, 'type', ours.types)
  await client.query('delete from drizzle.__drizzle_migrations')
  await applyMigrations(
    client,
    known.filter(({ folderMillis }) => migrations.includes(folderMillis)),
  )
  return later
}

/** Drops everything in one statement, because tables reference each other. */
async function drop(client: ClientBase, kind: string, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await client.query(`drop ${kind} if exists ${names.map(escapeIdentifier).join(', ')}`)
}
