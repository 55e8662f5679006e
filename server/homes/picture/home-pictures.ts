import { LRUCache } from 'lru-cache'
import {
  type HomePicture,
  homePictureUrl,
  parseHomePictureHash,
} from '#domain/homes/picture/home-picture.ts'
import type { PictureFacts } from '#server/platform/picture/pictures.ts'

const MAX_REMEMBERED = 5_000
/** How long this process may still serve a picture after the last home with it is gone. */
const REMEMBERED_MS = 60_000

export type HomePictures = ReturnType<typeof createHomePictures>

/** @param load returns those of the hashes that homes have */
export function createHomePictures(
  load: (hashes: readonly string[]) => Promise<readonly HomePicture[]>,
) {
  const known = new LRUCache<string, HomePicture>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })

  async function findAll(hashes: readonly string[]): Promise<HomePicture[]> {
    const found = hashes.flatMap((hash) => known.get(hash) ?? [])
    const missing = hashes.filter((hash) => !found.some((picture) => picture.hash === hash))
    if (missing.length === 0) return found
    const loaded = await load(missing)
    for (const picture of loaded) known.set(picture.hash, picture)
    return [...found, ...loaded]
  }

  return {
    /** Finds a picture by the stem of its URL; `null` if no home has it. */
    async find(stem: string): Promise<PictureFacts | null> {
      const hash = parseHomePictureHash(stem)
      return hash === null ? null : ((await findAll([hash]))[0] ?? null)
    },
    /** Finds placeholders by URL; URLs of other pictures are left out. */
    async findPlaceholders(urls: readonly string[]): Promise<Record<string, string>> {
      const hashes = [...new Set(urls.flatMap((url) => parseHomePictureHash(url) ?? []))]
      const pictures = await findAll(hashes)
      return Object.fromEntries(
        pictures.map((picture) => [homePictureUrl(picture), picture.placeholder]),
      )
    },
  }
}
