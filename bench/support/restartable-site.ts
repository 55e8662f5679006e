import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createTemporaryFolder } from './built-site.ts'

const PROGRAM = join(import.meta.dirname, '../../server/main/index.ts')
const POLL_MS = 5

/** The built site on a fixed port, which can be killed and started again with the same data. */
export interface RestartableSite extends AsyncDisposable {
  readonly url: string
  readonly dataDir: string
  /** Its temporary files, including those that a killed process left. */
  readonly temporaryDir: string
  /** Starts it without waiting, so that it can be killed while it starts. */
  readonly spawn: () => void
  /**
   * Starts it and waits until it listens.
   *
   * @returns the time in milliseconds
   */
  readonly start: () => Promise<number>
  /** SIGKILL, like a crash. */
  readonly kill: () => Promise<void>
  /** SIGTERM, like an operator. */
  readonly stop: () => Promise<void>
  /** "with" and the exit code or signal of the last process; `null` while it runs. */
  readonly getExit: () => string | null
  /** Output of the last process. */
  readonly readOutput: () => string
}

/** @param dataDir a temporary folder by default */
export async function createRestartableSite(
  variables: Readonly<Record<string, string>> = {},
  { dataDir }: { readonly dataDir?: string } = {},
): Promise<RestartableSite> {
  const folder = createTemporaryFolder()
  const port = await findFreePort()
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
