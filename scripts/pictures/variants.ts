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

/** What the cache holds of one picture: `<width>.<format>` files in a folder, and this beside them. */
export interface Variants {
  /** Absolute folder of the files. */
  readonly folder: string
  /** Pixels of the original. */
  readonly width: number
  readonly height: number
  readonly placeholder: string
  /** How many files were encoded just now; 0 when the cache had them. */
  readonly made: number
}

type Metadata = Omit<Variants, 'folder' | 'made'>

const METADATA_FILE = 'facts.json'
const UNFINISHED = '.unfinished-'
const HOUR_MS = 3_600_000

/** The formats that every width exists in. */
export const FORMATS = Object.keys(ENCODERS) as PictureFormat[]

/**
 * The variants of the picture in `file`, from the cache when the same bytes went through the same
 * recipe before. A folder of the cache is complete or absent: it is filled under another name.
 * Where drafts will do, they are made of what has no better variants yet.
 * Throws when the file is not a whole picture.
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

/** Two files with the same bytes, or two builds at once, make the same folder: the first one stays. */
async function publish(unfinished: string, folder: string): Promise<void> {
  try {
    await rename(unfinished, folder)
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error
  }
}

/** Deletes what killed runs left in the cache; an hour old, so that a run under way is safe. */
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
