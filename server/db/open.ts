import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { log } from '#server/log/log.ts'
import { endProcess } from '#server/runtime/end-process.ts'
import { openEmbedded } from './embedded/open.ts'
import { postgresPool } from './pool/postgres-pool.ts'
import { redactErrorValues } from './pool/query-error.ts'
import { releaseTransactionConnections } from './pool/transactions.ts'
import { types } from './pool/types.ts'
import { openPostgres } from './postgres.ts'

/** What queries run on: the database, or a transaction of it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  readonly pool: pg.Pool
  readonly orm: NodePgDatabase
  readonly kind: 'embedded' | 'postgres'
  /**
   * Does work that may take long, such as a migration, on connections whose statements have no
   * deadline.
   */
  withoutDeadlines<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>
  /** Waits for running queries, closes everything, and frees the data folder; once is enough. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL to use, as `postgres://user:password@host/name`; without it the embedded one. */
  readonly databaseUrl?: string | undefined
  /** The folder of everything that the server keeps; the embedded database is `postgres` in it. */
  readonly dataDir: string
  /** Told once if the embedded database breaks down while in use. By default the process ends. */
  readonly onFatal?: (error: Error) => void
  /** Where the embedded database's socket is made; the system's temporary folder by default. */
  readonly temporaryFolder?: string
  /** The folder of a template that a new embedded database is copied from, if PGlite made it. */
  readonly template?: string
  /**
   * How long a statement may take on a PostgreSQL, in milliseconds: a server must not wait for ever,
   * an import may. Without it, as long as it needs. The embedded database has no such clock.
   */
  readonly statementMs?: number
}

/**
 * Opens the system of record: the PostgreSQL at `databaseUrl`, else the embedded one of `dataDir`.
 * Both are reached with the same driver. The tables are `migrateDatabase`'s business.
 *
 * @throws one sentence that says what to do, when it cannot be opened
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  redactErrorValues()
  const {
    databaseUrl,
    dataDir,
    temporaryFolder,
    template,
    statementMs,
    onFatal = endProcess,
  } = options
  const { pool, close } =
    databaseUrl === undefined
      ? await openEmbedded({ dataDir, onFatal, temporaryFolder, template, types })
      : await openPostgres(databaseUrl, { statementMs })
  // A connection that is lost while idle is replaced by the next query, and must not end the process.
  pool.on('error', (error) => log.error({ err: error }, 'A connection to the database was lost.'))
  let closing: Promise<void> | undefined
  const orm = drizzle(pool)
  releaseTransactionConnections(orm, pool)
  return {
    pool,
    orm,
    kind: databaseUrl === undefined ? 'embedded' : 'postgres',
    async withoutDeadlines(work) {
      if (databaseUrl === undefined || statementMs === undefined) return work(pool)
      const unlimitedPool = postgresPool(databaseUrl, { max: 2 })
      try {
        return await work(unlimitedPool)
      } finally {
        await unlimitedPool.end()
      }
    },
    close() {
      closing ??= close()
      return closing
    },
  }
}
