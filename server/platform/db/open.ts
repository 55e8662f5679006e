import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { log } from '#server/platform/log/log.ts'
import { getRetryAfter } from '#server/platform/runtime/unavailable.ts'
import { openEmbedded } from './embedded/open.ts'
import { splitHosts } from './pool/find-server.ts'
import { QueryError, redactErrorValues } from './pool/query-error.ts'
import { types } from './pool/types.ts'
import { openPostgres } from './postgres.ts'

/** The database or a transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

/** What changes together, or locks until the end, takes a transaction and not the database. */
export type Transaction = Parameters<Parameters<Queryable['transaction']>[0]>[0]

export interface Database {
  readonly pool: pg.Pool
  readonly orm: NodePgDatabase
  /** For what may lag behind by a moment: a standby where one is configured, else the database itself. */
  readonly reader: { readonly pool: pg.Pool; readonly orm: NodePgDatabase }
  readonly kind: 'embedded' | 'postgres'
  /**
   * Runs slow work, such as a migration, on connections without a statement timeout.
   */
  withoutDeadlines<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>
  /** Waits for running queries, closes all connections, and unlocks the data folder. Idempotent. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /**
   * `postgres://user:password@host/name`; without it the embedded database is used. Of several hosts, separated by
   * commas, the one that takes writes is used.
   */
  readonly databaseUrl?: string | undefined
  /** Of standbys; a host of `databaseUrl` is used while none of them answers. */
  readonly readUrl?: string | undefined
  /** For migrations, past a pooler that shares connections between transactions. */
  readonly migrationUrl?: string | undefined
  /** The data folder; the embedded database is `postgres` in it. */
  readonly dataDir: string
  /** Called once if the embedded database crashes. By default the process ends. */
  readonly onFatal?: (error: Error) => void
  /** For the embedded database's socket; by default the system's temporary folder. */
  readonly temporaryFolder?: string
  /** A template to copy a new embedded database from; ignored if another PGlite created it. */
  readonly template?: string
  /**
   * The statement timeout of a PostgreSQL server. No timeout by default, for imports. The embedded
   * database does not support one.
   */
  readonly statementMs?: number
}

/**
 * Opens the PostgreSQL at `databaseUrl`, or else the embedded database of `dataDir`, with the same
 * driver. Does not migrate.
 *
 * @throws an error whose message says what to do
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  redactErrorValues()
  const {
    databaseUrl,
    readUrl,
    migrationUrl = databaseUrl,
    dataDir,
    temporaryFolder,
    template,
    statementMs,
    onFatal = endProcess,
  } = options
  const { pool, close } =
    databaseUrl === undefined
      ? await openEmbedded({ dataDir, onFatal, temporaryFolder, template, types })
      : await openPostgres(splitHosts(databaseUrl), { statementMs })
  logLostConnections(pool)
  let closing: Promise<void> | undefined
  const orm = drizzle(pool)
  releaseTransactionConnections(orm, pool)
  const standby =
    databaseUrl === undefined || readUrl === undefined
      ? null
      : await openPostgres([...splitHosts(readUrl), ...splitHosts(databaseUrl)], {
          statementMs,
          role: 'any',
        })
  return {
    pool,
    orm,
    reader: standby === null ? { pool, orm } : createReader(standby.pool),
    kind: databaseUrl === undefined ? 'embedded' : 'postgres',
    async withoutDeadlines(work) {
      if (migrationUrl === undefined || statementMs === undefined) return work(pool)
      const unlimited = await openPostgres(splitHosts(migrationUrl))
      try {
        return await work(unlimited.pool)
      } finally {
        await unlimited.close()
      }
    },
    close() {
      closing ??= Promise.all([close(), standby?.close()]).then(() => {})
      return closing
    },
  }
}

/** Losing an idle connection must not end the process; the next query opens another. */
function logLostConnections(pool: pg.Pool): void {
  pool.on('error', (error) => log.error({ err: error }, 'A connection to the database was lost.'))
}

function createReader(pool: pg.Pool): Database['reader'] {
  logLostConnections(pool)
  const orm = drizzle(pool)
  releaseTransactionConnections(orm, pool)
  return { pool, orm }
}

/** Ends the process with an uncaught error, so that its supervisor restarts it. */
function endProcess(error: Error): void {
  // Outside of any promise, which would only be rejected.
  queueMicrotask(() => {
    throw error
  })
}

/**
 * Makes transactions of `orm` always release their connection. With drizzle alone, a transaction
 * that fails to begin leaks its connection, and one that times out returns a dead connection to the
 * pool.
 */
function releaseTransactionConnections(orm: NodePgDatabase, pool: pg.Pool): void {
  orm.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new QueryError('begin', error)
    })
    let failure: Error | undefined
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      if (error instanceof Error && getRetryAfter(error) !== null) failure = error
      throw error
    } finally {
      client.release(failure)
    }
  }
}
