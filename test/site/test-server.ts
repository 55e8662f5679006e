import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#scripts/test/free-port.ts'
import { sharePictures } from '#scripts/test/share-pictures.ts'
import { runScript } from './run-script.ts'

const CHEAP_WORK = join(import.meta.dirname, '../setup/cheap-work.ts')

/** A production server for a test that stops or configures it. */
export interface TestServer {
  readonly url: string
  readonly dataDir: string
  /** @param program another one that serves */
  readonly start: (program?: string) => Promise<void>
  /** SIGKILL simulates a power cut. */
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Stops it and deletes its data. */
  readonly remove: () => Promise<void>
}

/**
 * The server is not running until `start`. Its port is free and its database empty.
 *
 * @param usualProgram another one that serves
 */
export async function createTestServer(
  env: Readonly<Record<string, string>> = {},
  usualProgram = 'server/main/index.ts',
): Promise<TestServer> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'homiq-own-'))
  sharePictures(folder)
  let running: ChildProcess | undefined
  let isSeeded = false

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (running === undefined || running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
    running = undefined
  }

  return {
    url,
    dataDir: folder,
    async start(program = usualProgram) {
      // The server seeds an embedded database on its own, but not PostgreSQL.
      if (env.DATABASE_URL && !isSeeded) await runScript(['seed'], env)
      isSeeded = true
      running = spawn(process.execPath, ['--import', CHEAP_WORK, program], {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          PORT: String(port),
          DATA_DIR: folder,
          DATABASE_URL: '',
          ...env,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      while (!(await isHealthy(`${url}/health`))) {
        if (running === undefined || running.exitCode !== null)
          throw new Error('The server of the journey did not start.')
        await sleep(50)
      }
    },
    kill: end,
    async remove() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
