import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from './free-port.ts'
import { findUnprivilegedUser } from './unprivileged-user.ts'

/** A private PostgreSQL server, which can be started, frozen, killed and started again. */
export type PostgresCluster = Awaited<ReturnType<typeof createPostgresCluster>>

export interface PostgresClusterOptions {
  /** The folder of PostgreSQL's executables. */
  readonly programs: string
  /** Settings as `name=value`. */
  readonly settings?: readonly string[]
  /** The data folder, a temporary one by default. */
  readonly folder?: string
  /** The URL of a running server to follow as a standby. */
  readonly standbyOf?: string
}

/**
 * Initializes an empty server, which `start` starts on a free port. It stops with this process at the latest.
 *
 * @throws with the output of initdb when that fails
 */
export async function createPostgresCluster(options: PostgresClusterOptions) {
  const {
    programs,
    settings = [],
    folder = mkdtempSync(join(tmpdir(), 'homiq-postgres-')),
    standbyOf,
  } = options
  let server: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  const abandon = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', abandon)

  /** Stops it with a fast shutdown. */
  async function stop(): Promise<void> {
    server?.kill('SIGINT')
    await ended
  }

  /** Stops it and removes its files. */
  async function remove(): Promise<void> {
    await stop()
    process.off('exit', abandon)
    abandon()
  }

  try {
    const as = {
      ...findUnprivilegedUser('postgres'),
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
    }
    const password =
      standbyOf === undefined
        ? initializeCluster(programs, folder, as)
        : copyCluster(programs, standbyOf, as)
    const port = await findFreePort()
    const places = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=']
    const args = [...places, ...settings].flatMap((setting) => ['-c', setting])
    return {
      /** The URL of a superuser, which stays the same after a restart. */
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      /** @throws with PostgreSQL's output when it does not start */
      async start() {
        const child = spawn(join(programs, 'postgres'), ['-D', 'data', ...args], {
          ...as,
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        server = child
        ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
        const said: string[] = []
        await new Promise<void>((resolve, reject) => {
          createInterface(child.stderr).on('line', (line) => {
            if (said.length < 100) said.push(line)
            if (/ready to accept (read-only )?connections/.test(line)) resolve()
          })
          ended.then(() => reject(new Error(`PostgreSQL did not start: ${said.join('\n')}`)))
        })
      },
      isRunning: () =>
        server !== undefined && server.exitCode === null && server.signalCode === null,
      /** Sends a signal to the server and its child processes. */
      sendSignal(signal: 'SIGSTOP' | 'SIGCONT') {
        for (const pid of findProcesses(server)) killIfRunning(pid, signal)
      },
      stop,
      /** Kills all processes, like a crash. */
      async kill() {
        // The postmaster is killed first, because it would restart its children.
        for (const pid of findProcesses(server)) killIfRunning(pid, 'SIGKILL')
        await ended
      },
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Process ids of the server and its children. */
function findProcesses(server: ChildProcess | undefined): number[] {
  const { pid } = server ?? {}
  if (pid === undefined) return []
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The name in parentheses may contain anything, so fields are counted after the last one.
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid
    } catch {
      return false
    }
  })
  return [pid, ...children.map(Number)]
}

function killIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has exited.
  }
}

interface RunAs {
  readonly uid?: number
  readonly gid?: number
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * Runs initdb.
 *
 * @returns the superuser's password
 */
function initializeCluster(programs: string, folder: string, as: RunAs): string {
  const password = randomBytes(16).toString('hex')
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 })
  for (const path of ['.', 'data', 'password']) {
    if (as.uid !== undefined && as.gid !== undefined) chownSync(join(folder, path), as.uid, as.gid)
  }
  const { status, stderr } = spawnSync(
    join(programs, 'initdb'),
    [
      '--pgdata',
      'data',
      '--username',
      'postgres',
      '--pwfile',
      'password',
      '--no-sync',
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
    ],
    { ...as, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`PostgreSQL did not make its files: ${stderr.trim()}`)
  return password
}

/**
 * Runs pg_basebackup, so that the copy follows the server.
 *
 * @returns the superuser's password, which is copied too
 */
function copyCluster(programs: string, url: string, as: RunAs): string {
  if (as.uid !== undefined && as.gid !== undefined) chownSync(as.cwd, as.uid, as.gid)
  const { status, stderr } = spawnSync(
    join(programs, 'pg_basebackup'),
    [
      '--write-recovery-conf',
      ...['--checkpoint', 'fast'],
      '--no-sync',
      ...['--pgdata', 'data'],
      ...['--dbname', url],
    ],
    { ...as, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The standby was not made: ${stderr.trim()}`)
  return decodeURIComponent(new URL(url).password)
}
