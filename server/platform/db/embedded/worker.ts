import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { beginCreation } from './creation.ts'
import { detectCrash } from './detect-crash.ts'
import type { WorkerOptions, WorkerReport } from './messages.ts'
import { SYNC_PARAMETERS, SyncedFiles } from './synced-files.ts'
import { CREATION_PARAMETERS } from './template.ts'
import { createWalSync } from './wal-sync.ts'

/**
 * PostgreSQL blocks its thread, so it runs in a worker of its own. The worker creates or opens the
 * database, serves it on a socket until it gets a message, and exits.
 */
const { folder, socket: place, template }: WorkerOptions = workerData

// No optimizing compiler for WebAssembly: for one function of PostgreSQL it takes 0.8 s of CPU time and 600 MB at
// every start (decision 2). Both are needed, and before the module is compiled.
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

function report(message: WorkerReport): void {
  parentPort?.postMessage(message)
}

function fail(error: unknown): void {
  report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  // Let the message leave before the thread exits, which closes its sockets.
  setImmediate(() => process.exit(1))
}

async function serve(): Promise<void> {
  const creation = await beginCreation(folder, template)
  const walSync = createWalSync(fail)
  const db = await PGlite.create({
    fs: new SyncedFiles(folder, walSync),
    startParams: [...PGlite.defaultStartParams.filter((it) => it !== '-F'), ...SYNC_PARAMETERS],
    initDbStartParams: [...CREATION_PARAMETERS],
  })
  creation.done()
  detectCrash(db, fail)

  const server = new PGLiteSocketServer({
    db,
    ...(place.kind === 'unix' ? { path: place.path } : { host: '127.0.0.1', port: 0 }),
    // The pool has one connection; a lost one may still count while the next one opens.
    maxConnections: 4,
  })
  await server.start()

  parentPort?.once('message', () => stop().catch(fail))
  report({ kind: 'ready', port: Number(server.getServerConn().split(':').at(-1)) || 0 })

  async function stop(): Promise<void> {
    await server.stop()
    await db.close()
    walSync.stop()
    await walSync.flush()
  }
}

serve().catch(fail)
