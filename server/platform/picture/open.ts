import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Env } from '#server/platform/config/env.ts'
import { createFairQueue } from '#server/platform/http/limits/fair-queue.ts'
import { log } from '#server/platform/log/log.ts'
import { PICTURES } from '#server/platform/storage/file-storage.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { createDiskSpace } from './disk-space.ts'
import { getPictureFolders } from './folders.ts'
import { createPictureReader } from './intake/picture-reader.ts'
import { getPictureUrl, readPictures } from './pictures.ts'
import { createPictureVariants, deleteStaleVariants } from './variants.ts'

/** libuv has four threads, which files and compression need as well. */
const MAX_ENCODED_AT_ONCE = 2

export type PictureTools = Awaited<ReturnType<typeof openPictures>>

/** @param folder what the build prepared */
export async function openPictures(env: Env, folder: string) {
  const folders = getPictureFolders(env.DATA_DIR)
  const pictures = await readPictures(folder)
  deleteStaleVariants(folders.cache, pictures).catch((error) => {
    log.warn({ err: error }, 'Pictures that nothing shows any more could not be deleted.')
  })
  // A variant takes 30 to 250 ms, once: a page with 30 new ones is complete within seconds.
  const encoding = createFairQueue({
    name: 'picture',
    concurrency: Math.min(MAX_ENCODED_AT_ONCE, availableParallelism()),
    maxWaiting: 400,
    maxWaitingPerClient: 100,
    maxWaitMs: 20_000,
  })
  const diskSpace = createDiskSpace(env.DATA_DIR)
  const originals = join(folder, 'originals')
  return {
    folders,
    /** Variants of the pictures that the build prepared. */
    variants: createPictureVariants({
      find: (stem) => pictures.get(stem) ?? null,
      open: (stem) => join(originals, `${stem.slice('/pictures/'.length)}.webp`),
      cache: folders.cache,
      queue: encoding,
      diskSpace,
    }),
    /** Folder of files that are served unchanged. */
    publicFolder: join(folder, 'public'),
    /** Previews of those that the build prepared, by the URL of the picture. */
    placeholders: new Map(
      Array.from(pictures, ([stem, picture]) => [
        getPictureUrl(stem, picture),
        picture.placeholder,
      ]),
    ),
    /** The storage of pictures that people send. */
    storage: await openStorage(env, PICTURES),
    /** Encodes variants in turns. */
    encoding,
    diskSpace,
    // Two photos a second; many owners at once wait in turns.
    reader: createPictureReader(
      createFairQueue({
        name: 'picture-reader',
        concurrency: 1,
        maxWaiting: 200,
        maxWaitingPerClient: 40,
        // The response comes before the connection is closed, including the time that reading takes.
        maxWaitMs: 20_000,
      }),
    ),
  }
}
