import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  getPictureWidths,
  type PictureVariant,
  parsePictureVariant,
} from '#domain/catalog/listing/picture.ts'
import type { FairQueue } from '#server/platform/http/limits/fair-queue.ts'
import { log } from '#server/platform/log/log.ts'
import { writeThenRename } from '#server/platform/runtime/write-then-rename.ts'
import type { DiskSpace } from './disk-space.ts'
import { getPictureUrl, type PictureFacts, type Pictures } from './pictures.ts'

const ENCODING_VERSION = 1

type Bytes = Buffer<ArrayBuffer>

export type PictureVariants = ReturnType<typeof createPictureVariants>

interface PictureVariantsOptions {
  /** Finds a picture by its stem; nothing if there is no such picture. */
  readonly find: (stem: string) => PictureFacts | null | Promise<PictureFacts | null>
  /** The original: its file, or its bytes. */
  readonly open: (stem: string) => string | Promise<Bytes>
  /** Folder of the variants. May be deleted at any time. */
  readonly cache: string
  readonly queue: FairQueue
  /** If there is no space, variants are encoded again each time. */
  readonly diskSpace: Pick<DiskSpace, 'reserve'>
}

export function createPictureVariants(options: PictureVariantsOptions) {
  const { find, open, cache, queue, diskSpace } = options
  /** Variants that are being encoded, by file. */
  const running = new Map<string, Promise<Bytes>>()

  async function encode({ stem, width, format }: PictureVariant, file: string): Promise<Bytes> {
    // Loaded on first use, which keeps startup fast.
    const { resizePicture } = await import('./resize.ts')
    const bytes = await resizePicture(await open(stem), width, format)
    const release = await diskSpace.reserve(bytes.length)
    if (release === null) return bytes
    await store(file, bytes).catch((error) => {
      log.warn({ err: error }, 'A picture could not be stored; it is encoded again next time.')
    })
    release()
    return bytes
  }

  /** Several requests may wait for the same variant: only one encodes it. */
  async function encodeOnce(variant: PictureVariant, file: string): Promise<Bytes> {
    const stored = await readStored(file)
    if (stored !== null) return stored
    const started = running.get(file)
    if (started !== undefined) return started
    const bytes = encode(variant, file).finally(() => running.delete(file))
    running.set(file, bytes)
    return bytes
  }

  return {
    /**
     * The bytes of a variant, encoded on first request; `null` if there is no such picture or it does
     * not exist in this size.
     *
     * @param client clients take turns in the queue of encodings
     * @throws {QueueBusyError}
     */
    async load(path: string, client: string): Promise<Bytes | null> {
      const variant = parsePictureVariant(path)
      const picture = variant && (await find(variant.stem))
      if (!(variant && picture && isOffered(path, variant, picture))) return null
      const { width, format } = variant
      const file = join(cache, getFolderName(picture), `${width}.${format}`)
      return (await readStored(file)) ?? queue.run(client, () => encodeOnce(variant, file))
    },
  }
}

const getFolderName = ({ hash }: PictureFacts) => `${hash}-v${ENCODING_VERSION}`

/** Whether pages link to it: other sizes could fill the disk. */
function isOffered(path: string, variant: PictureVariant, picture: PictureFacts): boolean {
  const { stem, width, format } = variant
  if (path === getPictureUrl(stem, picture)) return true
  return path === `${stem}-${width}.${format}` && getPictureWidths(picture.width).includes(width)
}

/** `null` if there is no such file. It is whole, because it is renamed when it is complete. */
const readStored = (file: string): Promise<Bytes | null> => readFile(file).catch(() => null)

async function store(file: string, bytes: Bytes): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Another process may be storing the same variant.
  await writeThenRename(bytes, { unfinished: `${file}.${randomUUID()}`, file })
}

/** Deletes variants of pictures that are gone or have changed. */
export async function deleteStaleVariants(cache: string, pictures: Pictures): Promise<void> {
  // The list could not be read, so nothing is known to be stale.
  if (pictures.size === 0) return
  const current = new Set(Array.from(pictures.values(), getFolderName))
  const folders = await readdir(cache).catch(() => [])
  for (const folder of folders.filter((name) => !current.has(name))) {
    await rm(join(cache, folder), { recursive: true, force: true })
  }
}
