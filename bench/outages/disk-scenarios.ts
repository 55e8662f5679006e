import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { fillCatalog } from '#bench/support/filled-database.ts'
import { mountSmallDisk, type SmallDisk } from '#test/database/small-disk.ts'
import { createScenarioPostgres, NO_POSTGRES } from './postgres-scenario.ts'
import type { Outage, Scenario } from './scenario.ts'
import { startSupervisedSite } from './supervised-site.ts'

const NO_MOUNTS = 'A small disk cannot be mounted here; that needs root on Linux.'

const createFullDiskOutage = (name: string, { fill, free }: SmallDisk): Outage => ({
  name,
  seconds: 20,
  begin: async () => fill(),
  end: async () => free(),
})

/** Fills the disk of the embedded database, its outbox and its lock. */
export async function createEmbeddedDiskScenario(): Promise<Scenario | string> {
  const disk = mountSmallDisk(400)
  if (disk === null) return NO_MOUNTS
  const dataDir = join(disk.folder, 'data')
  await fillCatalog(2_000, { DATA_DIR: dataDir })
  const site = await startSupervisedSite({}, { dataDir })
  return {
    site,
    outages: [createFullDiskOutage('disk of the embedded database full', disk)],
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      disk.unmount()
    },
  }
}

/** Uses up PostgreSQL's preallocated WAL, until the server stops. */
async function fillLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const ended = once(client, 'end')
  try {
    for (;;)
      await client.query(`select pg_logical_emit_message(true, 'full', repeat('x', 1000000))`)
  } catch {
    // The WAL is full.
  }
  await client.end().catch(() => {})
  await ended
}

export async function createPostgresDiskScenario(): Promise<Scenario | string> {
  const disk = mountSmallDisk(400)
  if (disk === null) return NO_MOUNTS
  const database = await createScenarioPostgres(disk.folder)
  if (database === null) {
    disk.unmount()
    return NO_POSTGRES
  }
  const { cluster, url } = database
  const site = await startSupervisedSite({ DATABASE_URL: url })
  return {
    site,
    outages: [
      {
        ...createFullDiskOutage("PostgreSQL's disk full", disk),
        async begin() {
          disk.fill()
          await fillLog(cluster.url)
        },
        async end() {
          disk.free()
          // PostgreSQL stops when it cannot write its WAL.
          if (!cluster.isRunning()) await cluster.start()
        },
      },
    ],
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await cluster.stop()
      disk.unmount()
    },
  }
}
