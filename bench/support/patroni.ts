import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#scripts/test/free-port.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { installSystemPackage } from '#scripts/test/system-package.ts'
import { findUnprivilegedUser } from '#scripts/test/unprivileged-user.ts'

const PASSWORD = 'of-a-bench'

interface Member {
  readonly name: string
  readonly role: 'leader' | 'sync_standby' | 'replica'
  readonly state: string
}

/** Two PostgreSQL servers, of which Patroni makes one the primary and the other its synchronous standby. */
export interface PatroniCluster extends AsyncDisposable {
  /** Names both servers. */
  readonly url: string
  /** Waits until the standby has all that is acknowledged. */
  waitForStandby(): Promise<void>
  /** Kills the primary and its Patroni as a power cut would, and starts them again once the standby has taken over. */
  killPrimary(): Promise<void>
}

/** @throws {Error} if Debian's packages are missing and cannot be installed */
export async function startPatroni(folder: string): Promise<PatroniCluster> {
  const programs = findOrInstallPostgres()
  if (programs === null) throw new Error('There is no PostgreSQL on this machine.')
  for (const name of ['patroni', 'etcd-server'])
    if (spawnSync('which', [name.split('-')[0] ?? '']).status !== 0 && !installSystemPackage(name))
      throw new Error(`There is no ${name} on this machine.`)
  const user = findUnprivilegedUser('postgres')
  const own = (path: string) => {
    mkdirSync(path, { recursive: true })
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }
  own(folder)
  const [etcdPort, etcdPeerPort] = [await findFreePort(), await findFreePort()]
  const etcdUrl = `http://127.0.0.1:${etcdPort}`
  const peerUrl = `http://127.0.0.1:${etcdPeerPort}`
  const options = { cwd: folder, stdio: 'ignore', ...user } as const
  const etcd = spawn(
    'etcd',
    [
      ...['--data-dir', join(folder, 'etcd')],
      ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
      ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
      ...['--initial-cluster', `default=${peerUrl}`, '--unsafe-no-fsync'],
    ],
    options,
  )
  const names = ['one', 'two']
  const servers = await Promise.all(
    names.map(async (name) => {
      const [port, apiPort] = [await findFreePort(), await findFreePort()]
      const dataDir = join(own(join(folder, name)), 'data')
      const config = join(folder, `${name}.yml`)
      writeFileSync(
        config,
        JSON.stringify(configure({ name, port, apiPort, etcdPort, dataDir, programs })),
      )
      return {
        name,
        port,
        apiPort,
        dataDir,
        config,
        patroni: undefined as ChildProcess | undefined,
      }
    }),
  )
  type Server = (typeof servers)[number]
  const start = (server: Server) => {
    server.patroni = spawn('patroni', [server.config], options)
  }
  const kill = async (server: Server) => {
    const exited = server.patroni && once(server.patroni, 'exit')
    server.patroni?.kill('SIGKILL')
    const [postmaster = ''] = readFileSync(join(server.dataDir, 'postmaster.pid'), 'utf8').split(
      '\n',
    )
    process.kill(Number(postmaster), 'SIGKILL')
    await exited
  }
  async function readMembers(): Promise<readonly Member[]> {
    for (const { apiPort } of servers) {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`).catch(() => null)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }
  async function waitFor(...roles: readonly Member['role'][]): Promise<readonly Member[]> {
    const deadline = performance.now() + 120_000
    for (;;) {
      const members = await readMembers()
      const isReady = (role: string) =>
        members.some((one) => one.role === role && /running|streaming/.test(one.state))
      if (roles.every(isReady)) return members
      if (performance.now() > deadline)
        throw new Error(`Patroni's servers did not get ready: ${JSON.stringify(members)}`)
      await sleep(200)
    }
  }
  for (const server of servers) start(server)
  await waitFor('leader', 'sync_standby')
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`)
  return {
    url: `postgres://postgres:${PASSWORD}@${hosts.join(',')}/postgres`,
    waitForStandby: async () => void (await waitFor('leader', 'sync_standby')),
    async killPrimary() {
      const leader = (await waitFor('leader')).find(({ role }) => role === 'leader')
      const primary = servers.find(({ name }) => name === leader?.name)
      if (primary === undefined) throw new Error('There is no primary.')
      await kill(primary)
      const isReplaced = (one: Member) => one.role === 'leader' && one.name !== primary.name
      while (!(await readMembers()).some(isReplaced)) await sleep(200)
      start(primary)
    },
    async [Symbol.asyncDispose]() {
      await Promise.allSettled(servers.map(kill))
      etcd.kill('SIGKILL')
    },
  }
}

interface ServerPlaces {
  readonly name: string
  readonly port: number
  readonly apiPort: number
  readonly etcdPort: number
  readonly dataDir: string
  readonly programs: string
}

/** What an operator would write as YAML, of which JSON is a part. Times are as short as is sensible on one machine. */
function configure({ name, port, apiPort, etcdPort, dataDir, programs }: ServerPlaces) {
  const at = (place: number) => ({
    listen: `127.0.0.1:${place}`,
    connect_address: `127.0.0.1:${place}`,
  })
  return {
    scope: 'homiq',
    name,
    restapi: at(apiPort),
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 8,
        loop_wait: 2,
        retry_timeout: 3,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { wal_log_hints: 'on', max_connections: 100 },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
      pg_hba: [
        'host replication all 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
    postgresql: {
      ...at(port),
      data_dir: dataDir,
      bin_dir: programs,
      pgpass: `${dataDir}.pgpass`,
      parameters: { unix_socket_directories: '' },
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
      },
      remove_data_directory_on_rewind_failure: true,
    },
  }
}
