import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ignoreConnectionErrors } from '#server/platform/db/pool/postgres-pool.ts'
import { startCheckpoints } from './checkpoint.ts'
import { acquireLock } from './lock.ts'
import type { SocketAddress } from './messages.ts'
import {
  createSocketAddress,
  deleteSocketFolder,
  deleteSocketRecord,
  deleteStaleSocket,
  SOCKET_NUMBER,
  writeSocketRecord,
} from './socket-address.ts'
import { startWorker } from './start.ts'

export interface EmbeddedDatabaseOptions {
  /** The data folder; the database is `postgres` in it. */
  readonly dataDir: string
  /** Called once if the database crashes; every later query fails. */
  readonly onFatal: (error: Error) => void
  /** For the socket; by default the system's temporary folder. */
  readonly temporaryFolder?: string | undefined
  /** A template to copy a new database from; ignored if another PGlite created it. */
  readonly template?: string | undefined
  readonly types?: pg.PoolConfig['types']
}

/**
 * Opens the embedded database of `dataDir`, or creates it, for this process alone.
 *
 * @throws {LockHeldError} when another process has it open; another error when it does not start
 */
export async function openEmbedded(options: EmbeddedDatabaseOptions) {
  const { template } = options
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
  const folder = join(realpathSync(options.dataDir), 'postgres')
  const lock = acquireLock(`${folder}.lock`)
  const recordFile = `${folder}.socket`
  let socket: SocketAddress
  try {
    deleteStaleSocket(recordFile)
    socket = createSocketAddress(options.temporaryFolder)
  } catch (error) {
    lock.release()
    throw error
  }
  function releaseResources(): void {
    deleteSocketFolder(socket)
    deleteSocketRecord(recordFile)
    lock.release()
  }
  try {
    writeSocketRecord(recordFile, socket)
    const worker = await startWorker(
      { folder, socket: socket, ...(template && { template }) },
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
      // Without this, a query on the pool within a transaction would wait for itself forever.
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
