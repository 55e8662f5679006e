import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sharePictures } from '#scripts/test/share-pictures.ts'

const PROGRAM = join(import.meta.dirname, '../../server/main/index.ts')
const POLL_MS = 20

/** The built site in a child process; disposing it stops the process. */
export interface SiteProcess extends AsyncDisposable {
  readonly url: string
  readonly pid: number
  /** File with all output of the process. */
  readonly logFile: string
  /** "with" and the exit code or signal; `null` while the process runs. */
  readonly getExit: () => string | null
}

/**
 * Starts the built site on a free port with its own embedded database. Its output goes to a file, because a busy
 * reader of a pipe would slow the server down.
 *
 * @throws {Error} with the output if it exits before it listens
 */
export async function startSiteProcess(
  variables: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-site-'))
  const logFile = join(folder, 'log')
  const file = openSync(logFile, 'a')
  const dataDir = join(folder, 'data')
  sharePictures(dataDir)
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    stdio: ['ignore', file, file],
    env: {
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
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

/** Resident memory of a process in MB (10^6 bytes); NaN except on Linux. */
export function getMemoryMegabytes(pid: number): number {
  try {
    const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return (Number(kibibytes) * 1_024) / 1e6
  } catch {
    return Number.NaN
  }
}
