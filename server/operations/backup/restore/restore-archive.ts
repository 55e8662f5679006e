import { setTimeout as wait } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { ArchiveClosing, ArchiveHeader } from '#server/operations/backup/archive-format.ts'
import { ArchiveError } from '#server/operations/backup/archive-format.ts'
import { requireCompleteSchema } from '#server/operations/backup/check-archive.ts'
import { countOtherConnections, listForeignKeys } from '#server/operations/backup/queries.ts'
import type { ArchiveRecord } from '#server/operations/backup/read-archive.ts'
import { createRowWriter } from '#server/operations/backup/rows/commands.ts'
import { emptyTables, migrateToLatest } from '#server/operations/backup/schema/commands.ts'
import { listStoredData } from '#server/operations/backup/stored/queries.ts'
import { applyMigrations } from '#server/platform/db/migration-steps.ts'
import type { Database } from '#server/platform/db/open.ts'
import {
  addForeignKeys,
  dropForeignKeys,
  inTransaction,
  setSequences,
  setTriggers,
} from './commands.ts'
import { createStagedFiles, type StagedFiles } from './staged-files.ts'

export interface RestoreOptions {
  readonly database: Pick<Database, 'pool' | 'kind'>
  readonly dataDir: string
  /** Whether stored data may be overwritten. */
  readonly replace: boolean
}

/**
 * Restores the database and the files of the data folder, all or nothing. Rows are restored into
 * the archive's own schema and migrated afterwards, so that migrations of data apply to them.
 *
 * @throws {ArchiveError} when the archive cannot be used, data would be lost, or the site is
 *   running; nothing has changed then
 */
export async function restoreArchive(
  records: AsyncIterable<ArchiveRecord>,
  { database: { pool, kind }, dataDir, replace }: RestoreOptions,
): Promise<ArchiveClosing> {
  const client = await pool.connect()
  const files = await createStagedFiles(dataDir)
  let succeeded = false
  try {
    const closing = await inTransaction(client, async () => {
      await requireNoOtherConnections(client)
      await migrateToLatest(client)
      if (!replace) await requireNothingStored(client, dataDir)
      return restoreRecords(records, client, files, kind === 'embedded')
    })
    await files.install()
    // Refreshes the query planner's statistics; the embedded database has no autovacuum.
    await client.query('analyze')
    succeeded = true
    return closing
  } finally {
    await files.remove()
    client.release(!succeeded)
  }
}

async function restoreRecords(
  records: AsyncIterable<ArchiveRecord>,
  client: PoolClient,
  files: StagedFiles,
  checkpoints: boolean,
): Promise<ArchiveClosing> {
  let tables: Awaited<ReturnType<typeof createTableWriter>> | undefined
  let closing: ArchiveClosing | undefined
  for await (const record of records) {
    if (record.kind === 'header')
      tables = await createTableWriter(client, record.header, checkpoints)
    if (record.kind === 'row') await tables?.write(record.table, record.row, record.line)
    if (record.kind === 'file-chunk') await files.write(record.chunk, record.line)
    if (record.kind === 'closing') closing = record.closing
  }
  if (closing === undefined) throw new ArchiveError('The archive has no closing line.')
  await tables?.close()
  return closing
}

async function createTableWriter(client: PoolClient, header: ArchiveHeader, checkpoints: boolean) {
  requireCompleteSchema(header)
  const laterMigrations = await emptyTables(client, header)
  // Rows may come before the rows that they reference.
  const foreignKeys = await listForeignKeys(client)
  await dropForeignKeys(client, foreignKeys)
  const { write, finish } = await createRowWriter(client, header.tables, { checkpoints })
  const tables = header.tables.map(({ name }) => name)
  await setTriggers(client, tables, 'disable')
  return {
    write,
    /** Writes the remaining rows and migrates to this version. */
    async close() {
      await finish()
      await setTriggers(client, tables, 'enable')
      await addForeignKeys(client, foreignKeys)
      // This comes as late as possible, because a rollback does not undo it.
      await setSequences(client, header.sequences)
      await applyMigrations(client, laterMigrations)
    },
  }
}

async function requireNothingStored(client: PoolClient, dataDir: string): Promise<void> {
  const stored = await listStoredData(client, dataDir)
  if (stored.length === 0) return
  throw new ArchiveError(
    `There is something already: ${stored.join(', ')}. Restore into an empty database and data folder, or say --replace to lose it.`,
  )
}

const MAX_LOOKS = 11
const LOOK_MS = 100

/** A running server has the index, keys and pages of the previous data in memory. */
async function requireNoOtherConnections(client: PoolClient): Promise<void> {
  let connections = await countOtherConnections(client)
  // PostgreSQL lists a closed connection a moment longer.
  for (let look = 1; connections > 0 && look < MAX_LOOKS; look += 1) {
    await wait(LOOK_MS)
    connections = await countOtherConnections(client)
  }
  if (connections === 0) return
  throw new ArchiveError(
    `A server, or another command, uses this database over ${connections} connections: stop it, restore, and start it again.`,
  )
}
