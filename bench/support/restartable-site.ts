import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#scripts/test/free-port.ts'
import { createTemporaryFolder } from './built-site.ts'

const PROGRAM = join(import.meta.dirname, '../../server/main/index.ts')
const POLL_MS = 5

/** The built site on a port of its own, to be killed and started again on what it left. */
export interface RestartableSite extends AsyncDisposable {
  readonly url: string
  /** The folder of everything that it keeps. */
  readonly dataDir: string
  /** Where it has its temporary files; what a killed process leaves stays there. */
  readonly temporaryDir: string
  /** Begins to start it, for who ends it before it is ready. */
  readonly spawn: () => void
  /** Starts it and waits until it says its address; milliseconds that that took. */
  readonly start: () => Promise<number>
  /** Ends it as a crash does. */
  readonly kill: () => Promise<void>
  /** Ends it as an operator does. */
  readonly stop: () => Promise<void>
  /** How the last process ended; `null` while it runs. */
  readonly getExit: () => string | null
  /** What the last process has printed. */
  readonly readOutput: () => string
}

/** @param dataDir unless given, a folder of its own */
export async function createRestartableSite(
  variables: Readonly<Record<string, string>> = {},
  { dataDir }: { readonly dataDir?: string } = {},
): Promise<RestartableSite> {
  const folder = createTemporaryFolder()
  const port = await freePort()
  const logFile = join(folder.path, 'log')
  const kept = dataDir ?? join(folder.path, 'data')
  let child: ChildProcess | undefined

  function begin(): void {
    rmSync(logFile, { force: true })
    const file = openSync(logFile, 'a')
    child = spawn(process.execPath, [PROGRAM], {
      cwd: folder.path,
      stdio: ['ignore', file, file],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        DATA_DIR: kept,
        TMPDIR: folder.path,
        LOG_LEVEL: 'info',
        ...variables,
      },
    })
    closeSync(file)
  }

  const ended = () =>
    child === undefined
      ? 'before it began'
      : child.exitCode === null && child.signalCode === null
        ? null
        : `with ${child.signalCode ?? child.exitCode}`
  const printed = () => readFileSync(logFile, 'utf8')

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child === undefined || ended() !== null) return
    const closed = once(child, 'close')
    child.kill(signal)
    await closed
  }

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir: kept,
    temporaryDir: folder.path,
    spawn: begin,
    async start() {
      const since = performance.now()
      begin()
      while (!printed().includes('Homiq is at')) {
        if (ended() !== null) throw new Error(`The site ended ${ended()}:\n${printed()}`)
        await setTimeout(POLL_MS)
      }
      return performance.now() - since
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    getExit: ended,
    readOutput: printed,
    async [Symbol.asyncDispose]() {
      await end('SIGKILL')
      folder[Symbol.dispose]()
    },
  }
}
