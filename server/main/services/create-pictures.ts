import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseHomePictureHash } from '#domain/homes/picture/home-picture.ts'
import { createHomePictures } from '#server/homes/pictures/home-pictures.ts'
import { findPictures } from '#server/homes/pictures/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createFairQueue } from '#server/platform/http/limits/fair-queue.ts'
import { log } from '#server/platform/log/log.ts'
import { createDiskSpace, type DiskSpace } from '#server/platform/picture/disk-space.ts'
import type { PictureFolders } from '#server/platform/picture/folders.ts'
import {
  createPictureReader,
  type PictureReader,
} from '#server/platform/picture/intake/picture-reader.ts'
import { getPictureUrl, readPictures } from '#server/platform/picture/pictures.ts'
import type { PictureStorage } from '#server/platform/picture/storage/picture-storage.ts'
import {
  createPictureVariants,
  deleteStaleVariants,
  type PictureVariants,
} from '#server/platform/picture/variants.ts'

/** libuv has four threads, which files and compression need as well. */
const MAX_ENCODED_AT_ONCE = 2

export interface PictureService {
  readonly variants: PictureVariants
  readonly homeVariants: PictureVariants
  readonly publicFolder: string
  /** By the URL of the picture that each stands for. */
  readonly findPlaceholders: (urls: readonly string[]) => Promise<Record<string, string>>
  /** Of pictures that owners put up. */
  readonly storage: PictureStorage
  readonly reader: PictureReader
  readonly diskSpace: DiskSpace
}

interface PictureStores {
  readonly dataDir: string
  readonly folders: PictureFolders
  /** Of pictures that owners put up. */
  readonly storage: PictureStorage
  readonly db: Queryable
}

/**
 * @param folder what the build prepared
 */
export async function createPictureService(
  folder: string,
  { dataDir, folders, storage, db }: PictureStores,
): Promise<PictureService> {
  const pictures = await readPictures(folder)
  const { cache } = folders
  deleteStaleVariants(cache, pictures).catch((error) => {
    log.warn({ err: error }, 'Pictures that nothing shows any more could not be deleted.')
  })
  // A variant takes 30 to 250 ms, once: a page with 30 new ones is complete within seconds.
  const queue = createFairQueue({
    name: 'picture',
    concurrency: Math.min(MAX_ENCODED_AT_ONCE, availableParallelism()),
    maxWaiting: 400,
    maxWaitingPerClient: 100,
    maxWaitMs: 20_000,
  })
  const diskSpace = createDiskSpace(dataDir)
  const originals = join(folder, 'originals')
  const homes = createHomePictures((hashes) => findPictures(db, hashes))
  const placeholders = new Map(
    Array.from(pictures, ([stem, picture]) => [getPictureUrl(stem, picture), picture.placeholder]),
  )
  return {
    variants: createPictureVariants({
      find: (stem) => pictures.get(stem) ?? null,
      open: (stem) => join(originals, `${stem.slice('/pictures/'.length)}.webp`),
      ...{ cache, queue, diskSpace },
    }),
    homeVariants: createPictureVariants({
      find: homes.find,
      async open(stem) {
        const bytes = await storage.get(parseHomePictureHash(stem) ?? '')
        if (bytes === null) throw new Error(`${stem} is not in the storage of pictures.`)
        return bytes
      },
      ...{ cache: folders.homeCache, queue, diskSpace },
    }),
    publicFolder: join(folder, 'public'),
    async findPlaceholders(urls) {
      const shipped = urls.flatMap((url) => {
        const placeholder = placeholders.get(url)
        return placeholder === undefined ? [] : [[url, placeholder] as const]
      })
      return { ...Object.fromEntries(shipped), ...(await homes.findPlaceholders(urls)) }
    },
    storage,
    diskSpace,
    // Two photos a second; many owners at once wait in turns.
    reader: createPictureReader(
      createFairQueue({
        name: 'picture-reader',
        concurrency: 1,
        maxWaiting: 200,
        maxWaitingPerClient: 40,
        // With what reading takes, the answer comes before a connection is closed.
        maxWaitMs: 20_000,
      }),
    ),
  }
}
