import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createFairQueue } from '#server/http/limits/fair-queue.ts'
import { log } from '#server/log/log.ts'
import { getPlaceholders, readPictures } from '#server/picture/pictures.ts'
import {
  createPictureVariants,
  deleteStaleVariants,
  type PictureVariants,
} from '#server/picture/variants.ts'

/** libuv has four threads, which files and compression need as well. */
const MAX_ENCODED_AT_ONCE = 2

export interface PictureService {
  readonly variants: PictureVariants
  readonly publicFolder: string
  /** By the URL of the picture that each stands for. */
  readonly placeholders: ReadonlyMap<string, string>
}

/**
 * @param folder what the build prepared
 * @param dataDir gets the folder `pictures`
 */
export async function createPictureService(
  folder: string,
  dataDir: string,
): Promise<PictureService> {
  const pictures = await readPictures(folder)
  const cache = join(dataDir, 'pictures')
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
  return {
    variants: createPictureVariants({
      pictures,
      originals: join(folder, 'originals'),
      cache,
      queue,
    }),
    publicFolder: join(folder, 'public'),
    placeholders: getPlaceholders(pictures),
  }
}
