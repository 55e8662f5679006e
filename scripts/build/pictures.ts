import { createHash } from 'node:crypto'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve, sep } from 'node:path'
import sharp from 'sharp'
import { parsePictureUrl } from '#domain/catalog/listing/picture.ts'
import { openPicture } from '#server/platform/picture/encode.ts'
import {
  getPictureUrl,
  PICTURES_FILE,
  type PictureFacts,
} from '#server/platform/picture/pictures.ts'
import { createPlaceholder, PLACEHOLDER_VERSION } from '#server/platform/picture/placeholder.ts'
import { mapConcurrently } from '#server/platform/runtime/map-concurrently.ts'
import { writeThenRename } from '#server/platform/runtime/write-then-rename.ts'

export interface PictureBuild {
  /** Folder of the originals: `**\/*.webp` in several sizes, `**\/*.svg` copied unchanged. */
  readonly source: string
  /** Cache of decoded originals. May be deleted at any time. */
  readonly cache: string
  /** Folder that the server reads (`server/platform/picture/pictures.ts`). */
  readonly out: string
}

export interface PictureBuildResult {
  readonly pictures: number
  /** Originals decoded in this run; 0 if nothing changed. */
  readonly decoded: number
}

/**
 * Prepares what the server needs to encode pictures on request: the originals, what pages need to
 * know of them in advance, and the files that are served unchanged.
 *
 * @throws an error that names the file if a picture cannot be read or its name does not fit into a
 * URL
 */
export async function buildPictures(build: PictureBuild): Promise<PictureBuildResult> {
  const [source, cache, out] = [resolve(build.source), resolve(build.cache), resolve(build.out)]
  const names = await listNames(source, '**/*.webp')
  await mkdir(cache, { recursive: true })
  const read = await mapConcurrently(names, availableParallelism(), async (name) => {
    const file = join(source, name)
    const stem = `/pictures/${name.replace(/\.webp$/, '')}`
    const { picture, decoded } = await readPicture(file, cache)
    if (parsePictureUrl(getPictureUrl(stem, picture)) === null) {
      throw new Error(`${file}: a picture's name has only a-z, 0-9 and hyphens`)
    }
    return { stem, picture, decoded }
  })

  const files = new Map(names.map((name) => [`originals/${name}`, join(source, name)]))
  for (const svg of await listNames(source, '**/*.svg')) {
    files.set(`public/${svg}`, join(source, svg))
  }
  await rm(out, { recursive: true, force: true })
  for (const [name, origin] of files)
    await cp(origin, join(out, name), { preserveTimestamps: true })
  const pictures = Object.fromEntries(read.map(({ stem, picture }) => [stem, picture]))
  await writeFile(join(out, PICTURES_FILE), `${JSON.stringify(pictures, null, 1)}\n`)
  return { pictures: read.length, decoded: read.filter(({ decoded }) => decoded).length }
}

/** Reads a picture, from the cache if the same bytes were decoded before. */
async function readPicture(
  file: string,
  cache: string,
): Promise<{ picture: PictureFacts; decoded: boolean }> {
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const cached = join(cache, `${hash}-p${PLACEHOLDER_VERSION}.json`)
  const text = await readFile(cached, 'utf8').catch(() => null)
  if (text !== null) return { picture: JSON.parse(text), decoded: false }
  try {
    // This decodes the whole picture, because a truncated one must not get into a build.
    const { info, data } = await openPicture(bytes).raw().toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const decoded = sharp(data, { raw: { width, height, channels } })
    const picture = { width, height, hash, placeholder: await createPlaceholder(decoded, width) }
    const unfinished = `${cached}.${process.pid}`
    await writeThenRename(Buffer.from(JSON.stringify(picture)), { unfinished, file: cached })
    return { picture, decoded: true }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be read as a picture: ${reason.trim()}`, { cause: error })
  }
}

/** Paths inside a folder that match a pattern, with `/`, in a fixed order. */
async function listNames(folder: string, pattern: string): Promise<string[]> {
  const names: string[] = []
  for await (const name of glob(pattern, { cwd: folder })) names.push(name.split(sep).join('/'))
  return names.sort()
}
