import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from '#server/platform/db/open.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import { deleteUnused } from './commands.ts'
import { listUsedHashes } from './queries.ts'

const HASH_LENGTH = 32

export interface SweptFolders {
  readonly storage: FileStorage
  /** Encoded variants of pictures, in folders that begin with their hash. */
  readonly variants: string
  /** Files that are arriving, or that a browser or server abandoned. */
  readonly uploads: string
}

/**
 * Deletes unused pictures and abandoned uploads.
 *
 * @param before spares what was stored since: a picture is stored before its home refers to it
 * @returns how many pictures and uploads were deleted
 */
export async function sweepPictures(
  db: Queryable,
  { storage, variants, uploads }: SweptFolders,
  before: Date,
): Promise<{ pictures: number; uploads: number }> {
  const deleted = { pictures: 0, uploads: 0 }
  for await (const hash of storage.listOlder(before))
    if (await deleteUnused(db, hash, () => storage.delete(hash))) deleted.pictures += 1
  const encoded = await list(variants)
  const used = await listUsedHashes(
    db,
    encoded.map((name) => name.slice(0, HASH_LENGTH)),
  )
  for (const name of encoded)
    if (!used.has(name.slice(0, HASH_LENGTH)))
      await rm(join(variants, name), { recursive: true, force: true })
  for (const name of await list(uploads)) {
    const file = join(uploads, name)
    const info = await stat(file).catch(() => null)
    if (info === null || info.mtime >= before) continue
    await rm(file, { force: true })
    deleted.uploads += 1
  }
  return deleted
}

const list = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
