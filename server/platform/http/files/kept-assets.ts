import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import type { Env } from '#server/platform/config/env.ts'
import { log } from '#server/platform/log/log.ts'
import { mapConcurrently } from '#server/platform/runtime/map-concurrently.ts'
import { runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import type { FileKind, FileStorage } from '#server/platform/storage/file-storage.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'

export const ASSETS: FileKind = {
  folder: 'assets',
  extension: '.asset',
  contentType: 'application/octet-stream',
}

/** How long a tab may stay open after the last process of its build has ended. */
export const KEPT_MS = 14 * DAY_MS
const KEEP_INTERVAL_MS = DAY_MS
const WRITTEN_AT_ONCE = 8

/** The files of all builds that ran lately, where every process finds them. */
export type KeptAssets = ReturnType<typeof createKeptAssets>

/** A file is stored under a hash of its name, so no name leads out of the storage. */
const toKey = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32)

/** @param folder `assets` of the build */
export function createKeptAssets(storage: FileStorage, folder: string) {
  return {
    /** `null` if no such build has this file. */
    async find(name: string) {
      try {
        return await storage.get(toKey(name))
      } catch (err) {
        log.error({ err }, 'A file of another build could not be read.')
        return null
      }
    },
    /** Stores the files of this build, and deletes those that no build has stored for long. */
    async keep(now: Date) {
      const names = await readdir(folder)
      await mapConcurrently(names, WRITTEN_AT_ONCE, async (name) =>
        storage.put(toKey(name), await readFile(join(folder, name))),
      )
      const own = new Set(names.map(toKey))
      for await (const key of storage.listOlder(new Date(now.getTime() - KEPT_MS)))
        if (!own.has(key)) await storage.delete(key)
    },
  }
}

/** Keeps the files of this build from now on. A failure is logged: only pages of other builds would miss them. */
export async function openKeptAssets(env: Env, folder: string) {
  const { find, keep } = createKeptAssets(await openStorage(env, ASSETS), folder)
  const failure = 'The files of this build could not be kept for pages that other processes serve.'
  await keep(new Date()).catch((err) => log.error({ err }, failure))
  const run = () => keep(new Date())
  return {
    find,
    ...runPeriodically(run, {
      name: 'kept_assets',
      intervalMs: KEEP_INTERVAL_MS,
      runsNow: false,
      failure,
    }),
  }
}
