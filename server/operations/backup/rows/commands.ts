import { escapeIdentifier, type PoolClient } from 'pg'
import { type ArchivedTable, ArchiveError } from '#server/operations/backup/archive-format.ts'
import { getColumnTypes, listTables } from '#server/operations/backup/queries.ts'

const MAX_ROWS_PER_STATEMENT = 1_000
const MAX_CHARACTERS_PER_STATEMENT = 1_000_000

/**
 * Requests a checkpoint of the embedded database after this much: otherwise its write-ahead log
 * would grow by everything that is restored.
 */
const CHECKPOINT_CHARACTERS = 64_000_000

type Row = readonly (string | null)[]

/**
 * Writes archived rows in batches.
 *
 * @throws {ArchiveError} when the database lacks a table or a column
 */
export async function createRowWriter(
  client: PoolClient,
  tables: readonly ArchivedTable[],
  { checkpoints }: { readonly checkpoints: boolean },
) {
  const statements = new Map<string, string>()
  // Tables of PostgreSQL itself and of extensions are left out, as in a backup.
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

  /** Writes the last batch. */
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
    async write(table: string, values: Row, line: number) {
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

/** Casts each text to the column's type; `overriding system value` keeps generated keys. */
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
  return `insert into ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})
    overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as item(row)`
}
