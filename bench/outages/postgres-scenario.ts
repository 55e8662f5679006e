import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { fillCatalog } from '#bench/support/filled-database.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { createPostgresCluster, type PostgresCluster } from '#scripts/test/postgres-cluster.ts'
import type { Scenario } from './scenario.ts'
import { startSupervisedSite } from './supervised-site.ts'

const LISTING_COUNT = 2_000
const MAX_CONNECTIONS = 20

export const NO_POSTGRES = 'There is no PostgreSQL on this machine.'

/** A PostgreSQL with a catalog, and the URL of a role that is not a superuser. */
export interface FilledPostgres {
  readonly cluster: PostgresCluster
  readonly url: string
}

export async function createScenarioPostgres(folder?: string): Promise<FilledPostgres | null> {
  const programs = findOrInstallPostgres()
  if (programs === null) return null
  const settings = [`max_connections=${MAX_CONNECTIONS}`]
  const cluster = await createPostgresCluster({ programs, settings, ...(folder && { folder }) })
  try {
    await cluster.start()
    const admin = new pg.Client({ connectionString: cluster.url })
    await admin.connect()
    await admin.query(`create role homiq login password 'homiq'`)
    await admin.query('create database homiq owner homiq')
    await admin.end()
    const url = new URL(cluster.url)
    url.username = 'homiq'
    url.password = 'homiq'
    url.pathname = '/homiq'
    await fillCatalog(LISTING_COUNT, { DATABASE_URL: url.href })
    return { cluster, url: url.href }
  } catch (error) {
    await cluster.remove()
    throw error
  }
}

/** PostgreSQL is stopped, restarted, killed, frozen and out of connections. */
export async function createPostgresScenario(): Promise<Scenario | string> {
  const database = await createScenarioPostgres()
  if (database === null) return NO_POSTGRES
  const { cluster, url } = database
  const site = await startSupervisedSite({ DATABASE_URL: url })
  const others: pg.Client[] = []
  return {
    site,
    outages: [
      { name: 'PostgreSQL stopped', seconds: 20, begin: cluster.stop, end: cluster.start },
      {
        name: 'PostgreSQL restarted',
        seconds: 0,
        async begin() {
          await cluster.stop()
          await cluster.start()
        },
        async end() {},
      },
      {
        name: 'PostgreSQL killed, started again at once',
        seconds: 0,
        async begin() {
          await cluster.kill()
          await cluster.start()
        },
        async end() {},
      },
      {
        name: 'PostgreSQL frozen',
        seconds: 30,
        begin: async () => cluster.sendSignal('SIGSTOP'),
        end: async () => cluster.sendSignal('SIGCONT'),
      },
      {
        name: 'all connections taken by others',
        seconds: 20,
        begin: () => takeConnections(cluster, url, others),
        async end() {
          await Promise.all(others.map((client) => client.end()))
        },
      },
    ],
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await cluster.remove()
    },
  }
}

/** Takes every free connection, terminates those of the site, and takes them as well. */
async function takeConnections(cluster: PostgresCluster, url: string, taken: pg.Client[]) {
  const admin = new pg.Client({ connectionString: cluster.url })
  await admin.connect()
  taken.push(admin)
  for (let free = true; free; ) {
    const own = taken.map((client) => (client as unknown as { processID: number }).processID)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> all($1::integer[])`,
      [own],
    )
    await setTimeout(50)
    free = false
    for (;;) {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      try {
        await client.connect()
      } catch {
        break
      }
      taken.push(client)
      free = true
    }
  }
}
