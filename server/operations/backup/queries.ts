import { type ClientBase, escapeIdentifier } from 'pg'
import type { ArchivedSequence, ArchivedTable } from './archive-format.ts'

/** The schema that the site uses: the first one of the search path. */
const SCHEMA = 'select oid from pg_namespace where nspname = current_schema()'

/**
 * All tables of the site's schema with their stored columns, read from the catalog so that new
 * tables need no code. Tables of extensions are left out.
 */
export async function listTables(client: ClientBase): Promise<ArchivedTable[]> {
  const { rows } = await client.query(`
    select c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns
    from pg_class c
    where c.relnamespace = (${SCHEMA})
      and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by c.relname`)
  return rows
}

export async function listSequences(client: ClientBase): Promise<ArchivedSequence[]> {
  const { rows } = await client.query(
    'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1',
  )
  const sequences: ArchivedSequence[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${escapeIdentifier(name)}`,
    )
    sequences.push({ name, ...states[0] })
  }
  return sequences
}

/** Column types by name, as in a cast. */
export async function getColumnTypes(
  client: ClientBase,
  table: string,
): Promise<Map<string, string>> {
  const { rows } = await client.query(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [escapeIdentifier(table)],
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query(`
    select conrelid::regclass::text as "table", conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = (${SCHEMA}) and conparentid = 0
    order by 1, 2`)
  return rows
}

const ROWS_PER_FETCH = 1_000

/** Makes text output lossless, whatever the server's configuration. */
const EXACT_TEXT_SETTINGS = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** All later reads on the connection see the database as of the first statement. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  await client.query(EXACT_TEXT_SETTINGS)
}

/** Never throws, so that the error before it is reported. */
export async function endSnapshot(client: ClientBase): Promise<void> {
  await client.query('rollback').catch(() => {})
}

export async function getServerVersion(client: ClientBase): Promise<string> {
  const { rows } = await client.query('show server_version')
  return rows[0].server_version
}

/** Yields batches of rows, each row a JSON array as text. Needs a transaction. */
export async function* readRows(
  client: ClientBase,
  { name, columns }: ArchivedTable,
): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${escapeIdentifier(column)}::text`).join(', ')
  await client.query(
    `declare archived no scroll cursor for
      select array_to_json(array[${texts}]::text[])::text from ${escapeIdentifier(name)}`,
  )
  let rows: unknown[][]
  do {
    const result = await client.query({
      text: `fetch ${ROWS_PER_FETCH} from archived`,
      rowMode: 'array',
    })
    rows = result.rows
    yield rows.map(([text]) => String(text))
  } while (rows.length === ROWS_PER_FETCH)
  await client.query('close archived')
}

/** Connections of Homiq servers and commands to the same database. */
export async function countOtherConnections(client: ClientBase): Promise<number> {
  // A transaction would freeze the list at its first read.
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query(`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name = current_setting('application_name') and application_name <> ''`)
  return rows[0].n
}
