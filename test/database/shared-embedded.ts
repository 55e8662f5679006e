import { rmSync } from 'node:fs'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { freshDataDir } from './embedded-template.ts'

interface Instance {
  readonly database: Database
  readonly dataDir: string
}

/** Covers everything except rows that a test might change. */
const SCHEMA_HASH_QUERY = `
  select md5(string_agg(line, E'\\n' order by line)) as hash from (
    select concat_ws(' ', 'relation', relname, relkind, relrowsecurity) as line
      from pg_class where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
        and relkind <> 't'
    union all
    select concat_ws(' ', 'column', attrelid::regclass, attnum, attname, atttypid, attnotnull, atthasdef)
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
        and relkind = 'r' and attnum > 0
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'trigger', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    union all
    select concat_ws(' ', 'function', oid::regprocedure, prosrc)
      from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'type', typname) from pg_type where typnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'schema', nspname) from pg_namespace where nspname not like 'pg_%'
    union all
    select concat_ws(' ', 'migration', hash) from drizzle.__drizzle_migrations
  ) as lines`

const TABLES_QUERY = `select format('%I.%I', schemaname, tablename) as name
  from pg_tables where schemaname = 'public'`

const USED_SEQUENCES_QUERY = `select format('%I.%I', schemaname, sequencename) as name
  from pg_sequences where schemaname = 'public' and last_value is not null`

/** An empty database that no test is using. Starting one costs a second of CPU time. */
let idle: Instance | undefined
let freshSchema: string | undefined

process.once('exit', () => {
  if (idle !== undefined) rmSync(idle.dataDir, { recursive: true, force: true })
})

/**
 * A migrated, empty embedded database. `close` empties it for the next test, or removes it if the test has changed
 * more than rows.
 */
export async function acquireSharedDatabase(): Promise<Database> {
  const instance = idle ?? (await startInstance())
  idle = undefined
  let closing: Promise<void> | undefined
  return {
    ...instance.database,
    close() {
      closing ??= release(instance)
      return closing
    },
  }
}

async function startInstance(): Promise<Instance> {
  const dataDir = await freshDataDir()
  const database = await openDatabase({ dataDir })
  freshSchema ??= await getSchemaHash(database)
  return { database, dataDir }
}

async function release(instance: Instance): Promise<void> {
  if (idle === undefined && (await reset(instance.database))) {
    idle = instance
  } else {
    await instance.database.close()
    rmSync(instance.dataDir, { recursive: true })
  }
}

async function reset(database: Database): Promise<boolean> {
  try {
    if ((await getSchemaHash(database)) !== freshSchema) return false
    await empty(database)
    await database.pool.query('reset all; select pg_advisory_unlock_all()')
    return true
  } catch {
    return false
  }
}

/** Empties only tables that have rows, because emptying the others takes just as long, and resets all sequences. */
async function empty({ pool }: Database): Promise<void> {
  const listNames = async (query: string): Promise<string[]> =>
    (await pool.query(query)).rows.map(({ name }) => name)
  const hasRows = (name: string) => `select '${name}' as name where exists (select from ${name})`
  const filled = await listNames((await listNames(TABLES_QUERY)).map(hasRows).join(' union all '))
  if (filled.length > 0) await pool.query(`truncate ${filled.join(', ')} cascade`)
  for (const name of await listNames(USED_SEQUENCES_QUERY))
    await pool.query(`alter sequence ${name} restart`)
}

async function getSchemaHash({ pool }: Database): Promise<string> {
  return (await pool.query(SCHEMA_HASH_QUERY)).rows[0].hash
}
