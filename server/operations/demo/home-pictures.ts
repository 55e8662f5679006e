import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getListingPictures } from '#content/sample-listings/listing-pictures.ts'
import type { NewPicture } from '#server/homes/picture/commands.ts'
import { getPictureUrl, readPictures } from '#server/platform/picture/pictures.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'

/** How many numbered sets of pictures the site has. */
const SETS = 18

export type KnownPicture = Omit<NewPicture, 'likeness'>

/** A picture of the site as a file. */
export async function getOriginalFile(build: string): Promise<string> {
  const [url] = getListingPictures(1)
  const pictures = await readPictures(build)
  const [stem = ''] = [...pictures].find(([stem, it]) => getPictureUrl(stem, it) === url) ?? []
  return toOriginal(build, stem)
}

const toOriginal = (build: string, stem: string) =>
  join(build, 'originals', `${stem.slice('/pictures/'.length)}.webp`)

/**
 * Stores the site's own pictures of apartments as pictures of homes: they are WebP without
 * metadata, like processed uploads.
 *
 * @param build the folder of pictures in the build
 * @returns the pictures of each apartment
 */
export async function storeHomePictures(
  build: string,
  storage: Pick<FileStorage, 'put'>,
): Promise<KnownPicture[][]> {
  const pictures = await readPictures(build)
  const byUrl = new Map(Array.from(pictures, ([stem, it]) => [getPictureUrl(stem, it), stem]))
  const store = async (url: string): Promise<KnownPicture> => {
    const stem = byUrl.get(url) ?? ''
    const facts = pictures.get(stem)
    if (facts === undefined) throw new Error(`${url} is not in the build: npm run build makes it.`)
    const bytes = await readFile(toOriginal(build, stem))
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    await storage.put(hash, bytes)
    const { width, height, placeholder } = facts
    return { hash, width, height, placeholder, bytes: bytes.length }
  }
  return Promise.all(
    Array.from({ length: SETS }, (_, index) =>
      Promise.all(getListingPictures(index + 1).map(store)),
    ),
  )
}
