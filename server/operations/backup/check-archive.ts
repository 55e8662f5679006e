import { knownMigrations } from '#server/platform/db/migration-steps.ts'
import { getSchemaObjects } from '#server/platform/db/schema-objects.ts'
import { type ArchiveClosing, ArchiveError, type ArchiveHeader } from './archive-format.ts'
import type { ArchiveRecord } from './read-archive.ts'
import { requireStateFile } from './state-files.ts'

/**
 * Requires the complete schema of this version or an older one: tables that an archive lacks would keep
 * their rows, which would mix with the restored ones.
 *
 * @throws {ArchiveError}
 */
export function requireCompleteSchema({
  migrations,
  tables,
  sequences,
  homiq,
}: ArchiveHeader): void {
  const known = new Set(knownMigrations().map(({ folderMillis }) => folderMillis))
  const newer = migrations.filter((it) => !known.has(it))
  if (newer.length > 0) {
    throw new ArchiveError(
      `The archive was made by Homiq ${homiq}, whose tables are newer than those of this version (line 1 names ${newer.length === 1 ? 'a migration' : `${newer.length} migrations`} that it does not know). Restore with that version or a newer one.`,
    )
  }
  const archived = new Map(tables.map(({ name, columns }) => [name, new Set(columns)]))
  const hasDuplicates = tables.some(
    ({ name, columns }) => archived.get(name)?.size !== columns.length,
  )
  if (migrations.length === 0 || hasDuplicates || archived.size < tables.length)
    throw createIncompleteError('Line 1 of the archive is not how a backup of Homiq begins')
  const version = getSchemaObjects(migrations)
  for (const [name, columns] of version.tables) {
    const found = archived.get(name)
    if (found === undefined) throw createIncompleteError(`The archive lacks the table ${name}`)
    const missing = columns.find((column) => !found.has(column))
    if (missing !== undefined)
      throw createIncompleteError(`The archive lacks the column ${missing} of ${name}`)
  }
  const names = new Set(sequences.map(({ name }) => name))
  const missing = version.sequences.find((name) => !names.has(name))
  if (missing !== undefined)
    throw createIncompleteError(`The archive lacks the sequence ${missing}`)
}

const createIncompleteError = (finding: string) =>
  new ArchiveError(`${finding}: it is no whole backup. Use another copy of it, or an older backup.`)

/** @throws {ArchiveError} when the archive has tables or columns that Homiq does not create */
function requireKnownObjects({ migrations, tables }: ArchiveHeader): void {
  const version = getSchemaObjects(migrations)
  for (const { name, columns } of tables) {
    const known = version.tables.get(name)
    if (known === undefined)
      throw new ArchiveError(`The archive has a table that Homiq does not make: ${name}.`)
    const other = columns.find((column) => !known.includes(column))
    if (other !== undefined)
      throw new ArchiveError(
        `The archive has a column that Homiq does not make: ${other} of ${name}.`,
      )
  }
}

/**
 * Reads a whole archive and checks everything that does not need a database.
 *
 * @param targetIsEmpty an empty database must only get tables that Homiq creates
 * @throws {ArchiveError}
 */
export async function checkArchive(
  records: AsyncIterable<ArchiveRecord>,
  { targetIsEmpty }: { readonly targetIsEmpty: boolean },
): Promise<ArchiveClosing> {
  let closing: ArchiveClosing | undefined
  for await (const record of records) {
    if (record.kind === 'header') requireCompleteSchema(record.header)
    if (record.kind === 'header' && targetIsEmpty) requireKnownObjects(record.header)
    if (record.kind === 'file-chunk') requireStateFile(record.chunk.file, record.line)
    if (record.kind === 'closing') closing = record.closing
  }
  if (closing === undefined) throw new ArchiveError('The archive has no closing line.')
  return closing
}
