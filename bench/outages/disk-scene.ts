import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillCatalogue } from '../support/filled-database.ts'
import type { Outage, Rehearsal } from './outage.ts'
import { NO_POSTGRES, postgresWithHomes } from './postgres-scene.ts'
import { supervisedSite } from './supervised-site.ts'

const NO_MOUNTS = 'A small disk cannot be mounted here; that needs root on Linux.'

interface SmallDisk {
  readonly folder: string
  readonly fill: () => Promise<void>
  readonly free: () => Promise<void>
  readonly unmount: () => void
}

/** A disk of so many MB in memory; `null` where mounting is not allowed. */
function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-disk-'))
  const mounting = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounting.status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    async fill() {
      const file = openSync(ballast, 'a')
      const block = Buffer.alloc(4_096)
      try {
        for (;;) writeSync(file, block)
      } catch {
        // Full.
      } finally {
        closeSync(file)
      }
    },
    free: async () => rmSync(ballast, { force: true }),
    unmount() {
      spawnSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const full = (name: string, { fill, free }: SmallDisk): Outage => ({
  name,
  seconds: 20,
  begin: fill,
  end: free,
})

/** The disk of the embedded database, its outbox and its lock is full. */
export async function embeddedDiskScene(): Promise<Rehearsal | string> {
  const disk = smallDisk(400)
  if (disk === null) return NO_MOUNTS
  const dataDir = join(disk.folder, 'data')
  await fillCatalogue(2_000, { DATA_DIR: dataDir })
  const site = await supervisedSite({}, { dataDir })
  return {
    site,
    outages: [full('disk of the embedded database full', disk)],
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      disk.unmount()
    },
  }
}

/** PostgreSQL's disk is full. */
export async function postgresDiskScene(): Promise<Rehearsal | string> {
  const disk = smallDisk(400)
  if (disk === null) return NO_MOUNTS
  const database = await postgresWithHomes(disk.folder)
  if (database === null) {
    disk.unmount()
    return NO_POSTGRES
  }
  const { cluster, url } = database
  const site = await supervisedSite({ DATABASE_URL: url })
  return {
    site,
    outages: [
      {
        ...full("PostgreSQL's disk full", disk),
        async end() {
          await disk.free()
          // It may have ended, as it does when its log cannot be written.
          if (!cluster.runs()) await cluster.start()
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
