import { join } from 'node:path'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { log } from '#server/platform/log/log.ts'
import { fingerprint } from '#server/platform/runtime/source-fingerprint.mjs'
import type { FileKind, FileStorage } from '#server/platform/storage/file-storage.ts'
import type { Position } from '../follow-listings.ts'
import { listParts, type Manifest, parseManifestFile } from './manifest.ts'
import { readSnapshot, UnusableSnapshotError } from './read-snapshot.ts'
import { type SnapshotSource, writeSnapshot } from './write-snapshot.ts'

export const INDEX_PARTS: FileKind = {
  folder: 'search-index',
  extension: '.part',
  contentType: 'application/octet-stream',
}

/** What an index is made by and made from: with other sources it may be another. */
const INDEXED_SOURCES = [
  ...['content', 'domain', 'search', 'server/catalog'],
  ...['server/platform/db', 'package-lock.json'],
]

/** The name of snapshots by these sources. */
export const getSnapshotName = (): string =>
  fingerprint(join(import.meta.dirname, '../../../..'), INDEXED_SOURCES, process.version).slice(
    0,
    32,
  )

/** Parts of other versions, and of writers that were killed, are deleted at this age. */
const STALE_MS = DAY_MS

/** The snapshot of an index that processes with the same sources share. */
export type Snapshots = ReturnType<typeof createSnapshots>

/** @param name differs where indexes are made in another way, so that versions leave each other's alone */
export function createSnapshots(storage: FileStorage, name: string) {
  async function readManifest(): Promise<Manifest | null> {
    const bytes = await storage.get(name)
    if (bytes === null) return null
    const manifest = parseManifestFile(bytes)
    if (manifest === null) throw new UnusableSnapshotError('The manifest is damaged.')
    return manifest
  }

  /** A snapshot that cannot be used must not keep a new one from being written. */
  async function throwAway(err: unknown): Promise<null> {
    log.warn(
      { err },
      'The snapshot of the search index cannot be used; all homes are read instead.',
    )
    if (err instanceof UnusableSnapshotError) await storage.delete(name)
    return null
  }

  return {
    /** `null` if there is none that can be used; it is then thrown away, which is logged. */
    async read(isKnown: (position: Position) => Promise<boolean>) {
      try {
        const manifest = await readManifest()
        if (manifest === null) return null
        const { position } = manifest
        if (!(await isKnown(position)))
          throw new UnusableSnapshotError('The database does not have what is in it.')
        return { position, ...(await readSnapshot(storage, manifest)) }
      } catch (error) {
        return throwAway(error).catch(throwAway)
      }
    },
    /** `null` if there is none. */
    getPosition: async () => (await readManifest().catch(throwAway))?.position ?? null,
    async write(source: SnapshotSource, signal: AbortSignal) {
      const former = await readManifest().catch(throwAway)
      const manifest = await writeSnapshot(storage, source, { name, former, signal })
      const kept = new Set([name, ...listParts(manifest), ...manifest.replaced])
      for (const part of former?.replaced ?? []) if (!kept.has(part)) await storage.delete(part)
      for await (const part of storage.listOlder(new Date(Date.now() - STALE_MS)))
        if (!kept.has(part)) await storage.delete(part)
    },
  }
}
