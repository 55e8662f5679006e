import type { ClientBase } from 'pg'
import type { ArchivedSequence, ArchivedTable } from './archive-format.ts'

/** A name as a statement has it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The schema that the site uses: the first of the search path. */
const SCHEMA = 'select oid from pg_namespace where nspname = current_schema()'

/**
 * Tables of the schema that the site uses, with the columns that are stored. None has to be named
 * for it: what comes later is among them. Tables of extensions are not ours.
 */
export async function tablesOf(client: ClientBase): Promise<ArchivedTable[]> {
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

/** How far the sequences of the same schema have come. */
export async function sequencesOf(client: ClientBase): Promise<ArchivedSequence[]> {
  const { rows } = await client.query(
    'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1',
  )
  const sequences: ArchivedSequence[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    )
    sequences.push({ name, ...states[0] })
  }
  return sequences
}

/** The type of each column of a table, as a cast names it. */
export async function columnTypes(client: ClientBase, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [quoted(table)],
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}

/** A rule that rows of a table refer to rows of another, or of the same. */
export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export async function foreignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query(`
    select conrelid::regclass::text as "table", conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = (${SCHEMA}) and conparentid = 0
    order by 1, 2`)
  return rows
}
