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

/** A PostgreSQL server that nobody else knows, to be started, frozen, killed and started again. */
export interface PostgresCluster {
  /** Of a superuser; the same for every start. */
  readonly url: string
  /** @throws what PostgreSQL says when it does not start */
  start(): Promise<void>
  readonly isRunning: () => boolean
  /** Sends a signal to the server and to every process of it. */
  sendSignal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Ends it as an operator does: connections are closed, what was committed is kept. */
  stop(): Promise<void>
  /** Ends every process of it at once, as a crash does. */
  kill(): Promise<void>
  /** Stops it and removes its files. */
  remove(): Promise<void>
}

export interface PostgresClusterOptions {
  /** The folder of PostgreSQL's programs. */
  readonly programs: string
  /** As `name=value`. */
  readonly settings?: readonly string[]
  /** Where its files are kept; a new folder among the temporary ones unless given. */
  readonly folder?: string
}

/**
 * Makes the files of an empty server, which `start` starts on a free port of this machine. It ends
 * with this process at the latest.
 *
 * @throws what PostgreSQL says when it does not make them
 */
export async function createPostgresCluster(
  options: PostgresClusterOptions,
): Promise<PostgresCluster> {
  const {
    programs,
    settings = [],
    folder = mkdtempSync(join(tmpdir(), 'homiq-postgres-')),
  } = options
  let server: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  const abandon = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', abandon)

  async function stop(): Promise<void> {
    server?.kill('SIGINT')
    await ended
  }

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
    const password = initializeCluster(join(programs, 'initdb'), folder, as)
    const port = await findFreePort()
    const places = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=']
    const args = [...places, ...settings].flatMap((setting) => ['-c', setting])
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
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
            if (line.includes('ready to accept connections')) resolve()
          })
          ended.then(() => reject(new Error(`PostgreSQL did not start: ${said.join('\n')}`)))
        })
      },
      isRunning: () =>
        server !== undefined && server.exitCode === null && server.signalCode === null,
      sendSignal(signal) {
        for (const pid of findProcesses(server)) killIfRunning(pid, signal)
      },
      stop,
      async kill() {
        // The server itself first: it would start anew whom it sees end.
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

/** The numbers of the server and of the processes that it has started. */
function findProcesses(server: ChildProcess | undefined): number[] {
  const { pid } = server ?? {}
  if (pid === undefined) return []
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The name in brackets may hold anything, so the fields are counted from the last bracket.
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
    // It has ended meanwhile.
  }
}

interface RunAs {
  readonly uid?: number
  readonly gid?: number
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/** Makes the files of an empty server in `data`, and returns the password of its superuser. */
function initializeCluster(initdb: string, folder: string, as: RunAs): string {
  const password = randomBytes(16).toString('hex')
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 })
  for (const path of ['.', 'data', 'password']) {
    if (as.uid !== undefined && as.gid !== undefined) chownSync(join(folder, path), as.uid, as.gid)
  }
  const { status, stderr } = spawnSync(
    initdb,
    [
      ...['--pgdata', 'data', '--username', 'postgres', '--pwfile', 'password', '--no-sync'],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C'],
    ],
    { ...as, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`PostgreSQL did not make its files: ${stderr.trim()}`)
  return password
}
