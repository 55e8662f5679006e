import type { PoolClient } from 'pg'
import { ArchiveError } from '#server/backup/archive-error.ts'
import type { ArchivedTable } from '#server/backup/archive-format.ts'
import { getColumnTypes, listTables, quoteIdentifier } from '#server/backup/queries.ts'

/** A statement takes so many rows, or so many characters of them. */
const ROWS = 1_000
const CHARACTERS = 1_000_000

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
    statements.set(table.name, insertInto(table, await getColumnTypes(client, table.name)))
  }
  let into = ''
  let waiting: { row: string; line: number }[] = []
  let characters = 0
  let sinceCheckpoint = 0

  async function flush(): Promise<void> {
    if (waiting.length === 0) return
    const [first, last] = [waiting[0]?.line, waiting.at(-1)?.line]
    const rows = `[${waiting.map(({ row }) => row).join(',')}]`
    try {
      await client.query(statements.get(into) ?? '', [rows])
    } catch (error) {
      if (!(error instanceof Error && 'routine' in error)) throw error
      throw new ArchiveError(
        `Lines ${first} to ${last} cannot be stored in the table ${into}: ${error.message}.`,
      )
    }
    sinceCheckpoint += characters
    waiting = []
    characters = 0
    if (!checkpoints || sinceCheckpoint < CHECKPOINT_CHARACTERS) return
    await client.query('checkpoint')
    sinceCheckpoint = 0
  }

  return {
    async write(table, values, line) {
      if (table !== into || waiting.length >= ROWS || characters >= CHARACTERS) await flush()
      into = table
      const row = JSON.stringify(values)
      waiting.push({ row, line })
      characters += row.length
    },
    finish: flush,
  }
}

/** Each text becomes a value as PostgreSQL reads it; keys that it would number itself are kept. */
function insertInto({ name, columns }: ArchivedTable, types: Map<string, string>): string {
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
