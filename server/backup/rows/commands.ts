import type { PoolClient } from 'pg'
import { ArchiveError } from '#server/backup/archive-error.ts'
import type { ArchivedTable } from '#server/backup/archive-format.ts'
import { getColumnTypes, listTables, quoteIdentifier } from '#server/backup/queries.ts'

/** A statement takes so many rows, or so many characters of them. */
const MAX_ROWS_PER_STATEMENT = 1_000
const MAX_CHARACTERS_PER_STATEMENT = 1_000_000

/**
 * Characters after which the embedded database is asked for a checkpoint: without one its log would
 * grow by all that is restored.
 */
const CHECKPOINT_CHARACTERS = 64_000_000

type Row = readonly (string | null)[]

/** Writes archived rows, some of them with one statement. */
export interface RowWriter {
  readonly write: (table: string, row: Row, line: number) => Promise<void>
  /** Writes what is left. */
  readonly finish: () => Promise<void>
}

/**
 * Prepares to write rows into tables that are empty.
 *
 * @throws {ArchiveError} when the database lacks a table or a column
 */
export async function createRowWriter(
  client: PoolClient,
  tables: readonly ArchivedTable[],
  { checkpoints }: { readonly checkpoints: boolean },
): Promise<RowWriter> {
  const statements = new Map<string, string>()
  // Those that a backup would have: neither the catalog of PostgreSQL nor of an extension.
  const present = new Set((await listTables(client)).map(({ name }) => name))
  for (const table of tables) {
    if (!present.has(table.name))
      throw new ArchiveError(`The archive has a table that this database lacks: ${table.name}.`)
    statements.set(
      table.name,
      createInsertStatement(table, await getColumnTypes(client, table.name)),
    )
  }
  let currentTable = ''
  let pending: { row: string; line: number }[] = []
  let characters = 0
  let sinceCheckpoint = 0

  async function flush(): Promise<void> {
    if (pending.length === 0) return
    const [first, last] = [pending[0]?.line, pending.at(-1)?.line]
    const rows = `[${pending.map(({ row }) => row).join(',')}]`
    try {
      await client.query(statements.get(currentTable) ?? '', [rows])
    } catch (error) {
      if (!(error instanceof Error && 'routine' in error)) throw error
      throw new ArchiveError(
        `Lines ${first} to ${last} cannot be stored in the table ${currentTable}: ${error.message}.`,
      )
    }
    sinceCheckpoint += characters
    pending = []
    characters = 0
    if (!checkpoints || sinceCheckpoint < CHECKPOINT_CHARACTERS) return
    await client.query('checkpoint')
    sinceCheckpoint = 0
  }

  return {
    async write(table, values, line) {
      if (
        table !== currentTable ||
        pending.length >= MAX_ROWS_PER_STATEMENT ||
        characters >= MAX_CHARACTERS_PER_STATEMENT
      )
        await flush()
      currentTable = table
      const row = JSON.stringify(values)
      pending.push({ row, line })
      characters += row.length
    },
    finish: flush,
  }
}

/** Each text becomes a value as PostgreSQL reads it; keys that it would number itself are kept. */
function createInsertStatement(
  { name, columns }: ArchivedTable,
  types: Map<string, string>,
): string {
  const values = columns.map((column, index) => {
    const type = types.get(column)
    if (type === undefined)
      throw new ArchiveError(
        `The archive has a column that this database lacks: ${column} of ${name}.`,
      )
    return `(item.row ->> ${index})::${type}`
  })
  return `insert into ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')})
    overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as item(row)`
}
