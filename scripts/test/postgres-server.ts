import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

/** A PostgreSQL server that nobody else knows. */
export interface PostgresServer {
  /** Of a superuser. */
  readonly url: string
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

/** What is lost when the machine stops may be lost. */
const CARELESS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

/**
 * Starts a server on a new, empty folder and a free port of this machine, with the programs of a
 * folder. Throws what PostgreSQL says if it does not start. It ends with this process at the latest.
 *
 * @param more settings as `name=value`
 */
export async function startPostgres(
  programs: string,
  more: readonly string[] = [],
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-postgres-'))
  let server: ChildProcess | undefined
  const abandon = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', abandon)
  try {
    const as = { ...ordinaryUser(), cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
    const password = initialize(join(programs, 'initdb'), folder, as)
    const port = await freePort()
    const places = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=']
    const settings = [...CARELESS, ...places, ...more].flatMap((setting) => ['-c', setting])
    const child = spawn(join(programs, 'postgres'), ['-D', 'data', ...settings], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const said: string[] = []
    await new Promise<void>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => {
        said.push(line)
        if (line.includes('ready to accept connections')) resolve()
      })
      ended.then(() => reject(new Error(`PostgreSQL did not start: ${said.join('\n')}`)))
    })
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        child.kill('SIGINT')
        await ended
        process.off('exit', abandon)
        abandon()
      },
    }
  } catch (error) {
    process.off('exit', abandon)
    abandon()
    throw error
  }
}

interface RunAs {
  readonly uid?: number
  readonly gid?: number
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/** Makes the files of an empty server in `data`, and returns the password of its superuser. */
function initialize(initdb: string, folder: string, as: RunAs): string {
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

/** Whom PostgreSQL runs as, which refuses to be root; nothing if we are not root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) =>
      Number.parseInt(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout, 10),
    )
    if (uid !== undefined && gid !== undefined && uid > 0) return { uid, gid }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres" to run it.')
}
