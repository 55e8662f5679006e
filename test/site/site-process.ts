import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const PROGRAM = join(import.meta.dirname, '../../server/main/index.ts')
const POLL_MS = 20

/** The built site in a process of its own; leaving the scope of `await using` ends it. */
export interface SiteProcess extends AsyncDisposable {
  readonly url: string
  readonly pid: number
  /** The file that holds all that the process has printed. */
  readonly logFile: string
  /** How the process ended; `null` while it runs. */
  readonly getExit: () => string | null
}

/**
 * Starts the built site on a free port, with an embedded database of its own. What it prints goes to
 * a file: through a pipe, a busy reader would hold the server up.
 *
 * @throws {Error} with what it printed, when it ends before it listens
 */
export async function startSiteProcess(
  variables: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-site-'))
  const logFile = join(folder, 'log')
  const file = openSync(logFile, 'a')
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    stdio: ['ignore', file, file],
    env: {
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'info',
      ...variables,
    },
  })
  closeSync(file)
  const closed = once(child, 'close')
  const ended = () =>
    child.exitCode === null && child.signalCode === null
      ? null
      : `with ${child.signalCode ?? child.exitCode}`
  const read = () => readFileSync(logFile, 'utf8')
  let url: string | undefined
  while (url === undefined) {
    if (ended() !== null) throw new Error(`The site ended ${ended()} too early:\n${read()}`)
    url = / is at (http:[^\s"]+)/.exec(read())?.[1]
    await setTimeout(POLL_MS)
  }
  return {
    url,
    pid: child.pid ?? 0,
    logFile,
    getExit: ended,
    async [Symbol.asyncDispose]() {
      if (ended() === null) child.kill('SIGTERM')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The memory that a process has now, in MB of 10^6 bytes; NaN where the system does not tell. */
export function getMemoryMegabytes(pid: number): number {
  try {
    const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return (Number(kibibytes) * 1_024) / 1e6
  } catch {
    return Number.NaN
  }
}
