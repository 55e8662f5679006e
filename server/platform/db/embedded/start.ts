import { statfsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { WorkerOptions, WorkerReport } from './messages.ts'

export interface RunningWorker {
  /** The loopback port; 0 with a unix socket. */
  readonly port: number
  /** Closes the database and waits until the thread has ended. */
  stop(): Promise<void>
}

const STACK_MB = 64

/** After this time the thread is terminated, which loses no rows. */
const STOP_TIMEOUT_MS = 10_000

/** PostgreSQL crashes when it cannot add a file of this size to its write-ahead log. */
const WAL_FILE_BYTES = 16 * 1024 * 1024

/** WebAssembly hides PostgreSQL's own message about a full disk. */
function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < WAL_FILE_BYTES
  } catch {
    return false
  }
}

/**
 * Resolves when the database accepts queries.
 *
 * @param onFatal called once if the thread exits by itself after it was ready
 * @throws an error that names the folder when the database does not start
 */
export function startWorker(
  options: WorkerOptions,
  onFatal: (error: Error) => void,
): Promise<RunningWorker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: options,
      // The thread gets no flags of the parent, such as a test runner's loaders.
      execArgv: [],
      // With Node's default of 4 MB, deep recursion overflows before PostgreSQL's own check.
      resourceLimits: { stackSizeMb: STACK_MB },
    })
    const ended = new Promise<void>((end) => worker.once('exit', () => end()))
    let state: 'starting' | 'ready' | 'over' = 'starting'

    function fail(reason: string): void {
      if (state === 'over') return
      const verb = state === 'starting' ? 'did not start' : 'broke down'
      const why = isDiskFull(options.folder)
        ? 'its disk is full. Make room; what was answered is kept, and the next start goes on from it'
        : reason
      const error = new Error(`The embedded database in ${options.folder} ${verb}: ${why}.`)
      const settle = state === 'starting' ? reject : onFatal
      state = 'over'
      ended.then(() => settle(error))
    }

    async function stop(): Promise<void> {
      if (state === 'over') return ended
      state = 'over'
      worker.postMessage('stop')
      const timer = setTimeout(() => worker.terminate(), STOP_TIMEOUT_MS)
      await ended
      clearTimeout(timer)
    }

    worker.on('message', (report: WorkerReport) => {
      if (report.kind === 'failed') fail(report.message)
      if (report.kind !== 'ready') return
      state = 'ready'
      resolve({ port: report.port, stop })
    })
    worker.on('error', (error) => fail(error.message))
    worker.on('exit', (code) => fail(`its thread ended with code ${code}`))
  })
}
