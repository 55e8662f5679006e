import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPictureWidths, type PictureFormat } from '#domain/listing/picture.ts'
import {
  DRAFT_ENCODERS,
  decodePicture,
  ENCODERS,
  RECIPE_VERSION,
  scalePicture,
  toSharp,
} from './encoders.ts'
import { createPlaceholder } from './placeholder.ts'

/** A folder of the cache with `<width>.<format>` files of one picture. */
export interface Variants {
  /** Absolute folder of the files. */
  readonly folder: string
  /** Pixels of the original. */
  readonly width: number
  readonly height: number
  readonly placeholder: string
  /** Number of files encoded now; 0 when they were cached. */
  readonly made: number
}

type Metadata = Omit<Variants, 'folder' | 'made'>

const METADATA_FILE = 'facts.json'
const UNFINISHED = '.unfinished-'
const HOUR_MS = 3_600_000

export const FORMATS = Object.keys(ENCODERS) as PictureFormat[]

/**
 * Encodes a picture, or returns it from the cache, which has the hash of the file as its key. A folder of the
 * cache is renamed when complete. Drafts are only encoded for pictures without better variants.
 *
 * @throws when the picture cannot be decoded
 */
export async function getVariants(file: string, cache: string, drafts = false): Promise<Variants> {
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const final = join(cache, `${hash}-v${RECIPE_VERSION}`)
  const folders = drafts ? [final, `${final}-draft`] : [final]
  for (const folder of folders) {
    const known = await readMetadata(folder)
    if (known !== null) return { folder, made: 0, ...known }
  }
  const folder = drafts ? `${final}-draft` : final

  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(folder + UNFINISHED)
  try {
    const { made, ...facts } = await encodeInto(
      unfinished,
      bytes,
      drafts ? DRAFT_ENCODERS : ENCODERS,
    )
    await publish(unfinished, folder)
    return { folder, made, ...facts }
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function readMetadata(folder: string): Promise<Metadata | null> {
  try {
    return JSON.parse(await readFile(join(folder, METADATA_FILE), 'utf8')) as Metadata
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

async function encodeInto(
  folder: string,
  bytes: Buffer,
  encoders: typeof ENCODERS,
): Promise<Metadata & { made: number }> {
  const original = await decodePicture(bytes)
  let made = 0
  for (const width of getPictureWidths(original.width)) {
    const scaled = await scalePicture(original, width)
    for (const format of FORMATS) {
      const encoded = encoders[format](toSharp(scaled))
      await encoded.toFile(join(folder, `${width}.${format}`))
      made += 1
    }
  }
  const { width, height } = original
  const facts: Metadata = { width, height, placeholder: await createPlaceholder(original) }
  await writeFile(join(folder, METADATA_FILE), JSON.stringify(facts))
  return { ...facts, made }
}

/** Equal files and concurrent builds produce the same folder: the first one is kept. */
async function publish(unfinished: string, folder: string): Promise<void> {
  try {
    await rename(unfinished, folder)
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error
  }
}

/** Deletes folders of killed builds, if an hour old, so that a running build is not disturbed. */
export async function deleteUnfinished(cache: string): Promise<void> {
  const names = await readdir(cache).catch(() => [])
  for (const name of names.filter((name) => name.includes(UNFINISHED))) {
    const { mtimeMs } = await stat(join(cache, name))
    if (Date.now() - mtimeMs > HOUR_MS)
      await rm(join(cache, name), { recursive: true, force: true })
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
