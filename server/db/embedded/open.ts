import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ignoreConnectionErrors } from '#server/db/pool/postgres-pool.ts'
import { startCheckpoints } from './checkpoint.ts'
import { acquireLock } from './lock.ts'
import { createSocketAddress, deleteSocketFolder, SOCKET_NUMBER } from './socket-address.ts'
import { deleteSocketRecord, deleteStaleSocket, writeSocketRecord } from './stale-socket.ts'
import { startWorker } from './start.ts'

export interface EmbeddedDatabaseOptions {
  /** The folder of everything that the server keeps; the database is `postgres` in it. */
  readonly dataDir: string
  /** Told once if the database breaks down while in use; every query then fails. */
  readonly onFatal: (error: Error) => void
  /** Where the socket's folder is made; the system's folder for temporary files by default. */
  readonly temporaryFolder?: string | undefined
  /** The folder of a template, which a new database is copied from if it fits. */
  readonly template?: string | undefined
  readonly types?: pg.PoolConfig['types']
}

export interface Embedded {
  readonly pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens the embedded database of `dataDir`, created if absent, for this process alone.
 *
 * @throws LockHeldError when another process has it open; one sentence when it does not start
 */
export async function openEmbedded(options: EmbeddedDatabaseOptions): Promise<Embedded> {
  const { template } = options
  mkdirSync(options.dataDir, { recursive: true })
  const folder = join(realpathSync(options.dataDir), 'postgres')
  const lock = acquireLock(`${folder}.lock`)
  const recordFile = `${folder}.socket`
  deleteStaleSocket(recordFile)
  const socket = createSocketAddress(options.temporaryFolder)
  function releaseResources(): void {
    deleteSocketFolder(socket)
    deleteSocketRecord(recordFile)
    lock.release()
  }
  try {
    writeSocketRecord(recordFile, socket)
    const worker = await startWorker(
      { folder, place: socket, ...(template && { template }) },
      (error) => {
        releaseResources()
        options.onFatal(error)
      },
    )
    const pool = new pg.Pool({
      ...(socket.kind === 'unix'
        ? { host: socket.folder, port: SOCKET_NUMBER }
        : { host: '127.0.0.1', port: worker.port }),
      user: 'postgres',
      database: 'postgres',
      password: 'none',
      ssl: false,
      // One: PGlite is a single session, and its socket server mixes up the messages of queries
      // that several connections send at once, so that one may read the other's answer
      // (github.com/electric-sql/pglite/issues/1046).
      max: 1,
      idleTimeoutMillis: 0,
      // A query on the pool from within a transaction would otherwise wait for itself forever.
      connectionTimeoutMillis: 10_000,
      types: options.types,
    })
    ignoreConnectionErrors(pool)
    const stopCheckpoints = startCheckpoints(pool, folder)
    return {
      pool,
      async close() {
        stopCheckpoints()
        await pool.end()
        await worker.stop()
        releaseResources()
      },
    }
  } catch (error) {
    releaseResources()
    throw error
  }
}
