import { type ClientBase, DatabaseError, escapeIdentifier } from 'pg'
import { type ArchivedSequence, ArchiveError } from '#server/operations/backup/archive-format.ts'
import { type ForeignKey, listSequences } from '#server/operations/backup/queries.ts'

/** An arbitrary number that nothing else locks: concurrent restores take turns. */
const ADVISORY_LOCK = 4_660_920

/** A SQLSTATE. */
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Waits until no other restore runs, and undoes `work` when it fails.
 *
 * @throws {ArchiveError} also in place of an error of the database
 */
export async function inTransaction<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = 0; set local lock_timeout = '10s'`)
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // The first error is the one to report.
    await client.query('rollback').catch(() => {})
    if (!(error instanceof DatabaseError)) throw error
    throw new ArchiveError(`The database does not take it: ${error.message}.`, { cause: error })
  }
}

/** Archived rows have what triggers once wrote. */
export async function setTriggers(
  client: ClientBase,
  tables: readonly string[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const table of tables)
    await client.query(`alter table ${escapeIdentifier(table)} ${state} trigger user`)
}

export async function dropForeignKeys(
  client: ClientBase,
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
  }
}

/** @throws {ArchiveError} when a row violates a foreign key */
export async function addForeignKeys(
  client: ClientBase,
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client
      .query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`)
      .catch((error) => {
        if (error.code !== FOREIGN_KEY_VIOLATION) throw error
        throw new ArchiveError(
          `Rows of ${table} refer to rows that the archive does not have (${name}). Use another copy of it, or an older backup.`,
        )
      })
  }
}

/** This is not transactional: a rollback does not undo it. */
export async function setSequences(
  client: ClientBase,
  sequences: readonly ArchivedSequence[],
): Promise<void> {
  const present = new Set((await listSequences(client)).map(({ name }) => name))
  for (const { name, lastValue, isCalled } of sequences) {
    if (!present.has(name))
      throw new ArchiveError(`The archive has a sequence that this database lacks: ${name}.`)
    const values = [escapeIdentifier(name), lastValue, isCalled]
    await client.query('select setval($1::regclass, $2, $3)', values)
  }
}
