import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '#scripts/test/free-port.ts'
import { findUnprivilegedUser } from '#scripts/test/unprivileged-user.ts'

export interface Pooler extends AsyncDisposable {
  readonly url: string
  /**
   * Ends it as Debian's service does, and starts it again.
   *
   * @param isOnline the new process takes the connections of the old one instead, by PgBouncer's own option
   */
  readonly restart: (isOnline: boolean) => Promise<void>
}

/** Pools connections by transaction, with the settings of docs/more-than-one-process.md, "What to set". */
export async function startPgBouncer(
  folder: string,
  { databaseUrl, ip }: { readonly databaseUrl: string; readonly ip: string },
): Promise<Pooler> {
  const port = await findFreePort()
  const { hostname, port: databasePort, username, password } = new URL(databaseUrl)
  const user = findUnprivilegedUser('postgres')
  const sockets = join(folder, 'pgbouncer')
  mkdirSync(sockets)
  if (user) chownSync(sockets, user.uid, user.gid)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
postgres = host=${hostname} port=${databasePort} user=${username} password=${password}
[pgbouncer]
listen_addr = ${ip}
listen_port = ${port}
unix_socket_dir = ${sockets}
admin_users = ${username}
auth_type = any
pool_mode = transaction
default_pool_size = 30
max_client_conn = 200
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
`,
  )
  chmodSync(folder, 0o755)
  let program: ChildProcess
  async function start(...options: readonly string[]): Promise<void> {
    program = spawn('pgbouncer', [...options, file], {
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const said: string[] = []
    program.once('exit', () => reject(new Error(`PgBouncer has ended: ${said.join('\n')}`)))
    if (program.stderr !== null)
      createInterface(program.stderr).on('line', (line) => {
        if (said.length < 20) said.push(line)
        if (/process up/.test(line)) resolve()
      })
    await promise
  }
  async function stop(): Promise<void> {
    const ended = once(program, 'exit')
    program.kill('SIGINT')
    await ended
  }
  await start()
  return {
    url: `postgres://${username}:${password}@${ip}:${port}/postgres`,
    async restart(isOnline) {
      if (isOnline) return start('-R')
      await stop()
      await start()
    },
    [Symbol.asyncDispose]: stop,
  }
}
