import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  getPictureWidths,
  type PictureVariant,
  parsePictureVariant,
} from '#domain/listing/picture.ts'
import type { FairQueue } from '#server/http/limits/fair-queue.ts'
import { log } from '#server/log/log.ts'
import { getPictureUrl, type PictureFacts, type Pictures } from './pictures.ts'

const ENCODING_VERSION = 1

export interface PictureVariants {
  /**
   * The bytes of a variant, encoded when it is requested for the first time; `null` if there is no
   * such picture or it does not exist in this size.
   *
   * @param client takes turns with others while pictures are encoded
   * @throws {QueueBusyError}
   */
  readonly load: (path: string, client: string) => Promise<Buffer | null>
}

interface PictureVariantsOptions {
  readonly pictures: Pictures
  /** Folder of the originals. */
  readonly originals: string
  /** Folder of the variants. May be deleted at any time. */
  readonly cache: string
  readonly queue: FairQueue
}

export function createPictureVariants(options: PictureVariantsOptions): PictureVariants {
  const { pictures, originals, cache, queue } = options
  /** By their file. */
  const encoding = new Map<string, Promise<Buffer>>()

  async function encode({ stem, width, format }: PictureVariant, file: string): Promise<Buffer> {
    const original = join(originals, `${stem.slice('/pictures/'.length)}.webp`)
    // Loaded when it is needed: a start has no use for it.
    const { encodePicture } = await import('./encode.ts')
    const bytes = await encodePicture(original, width, format)
    await writeWhole(file, bytes).catch((error) => {
      log.warn({ err: error }, 'A picture could not be stored; it is encoded again next time.')
    })
    return bytes
  }

  return {
    async load(path, client) {
      const variant = parsePictureVariant(path)
      const picture = variant && pictures.get(variant.stem)
      if (!(variant && picture && isOffered(path, variant, picture))) return null
      const { width, format } = variant
      const file = join(cache, getFolderName(picture), `${width}.${format}`)
      const stored = await readFile(file).catch(() => null)
      if (stored !== null) return stored
      const started = encoding.get(file)
      if (started !== undefined) return started
      const bytes = queue.run(client, () => encode(variant, file))
      encoding.set(file, bytes)
      return bytes.finally(() => encoding.delete(file))
    },
  }
}

const getFolderName = ({ hash }: PictureFacts) => `${hash}-v${ENCODING_VERSION}`

/** Whether pages link to it: others would fill the disk. */
function isOffered(path: string, { stem, width }: PictureVariant, picture: PictureFacts): boolean {
  if (/x\d+\.jpg$/.test(path)) return path === getPictureUrl(stem, picture)
  return getPictureWidths(picture.width).includes(width)
}

/** A file appears whole or not at all, also where two processes write it. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Deletes the variants of pictures that are gone or have changed. */
export async function deleteStaleVariants(cache: string, pictures: Pictures): Promise<void> {
  const current = new Set(Array.from(pictures.values(), getFolderName))
  const folders = await readdir(cache).catch(() => [])
  for (const folder of folders.filter((name) => !current.has(name))) {
    await rm(join(cache, folder), { recursive: true, force: true })
  }
}
