import { createHash } from 'node:crypto'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { parsePictureUrl } from '#domain/catalog/listing/picture.ts'
import {
  getPictureUrl,
  PICTURES_FILE,
  type PictureFacts,
} from '#server/platform/picture/pictures.ts'
import { createPlaceholder } from '#server/platform/picture/placeholder.ts'
import { openPicture } from '#server/platform/picture/resize.ts'
import { mapConcurrently } from '#server/platform/runtime/map-concurrently.ts'

export interface PictureBuild {
  /** Folder of the originals: `**\/*.webp` in several sizes, `**\/*.svg` copied unchanged. */
  readonly source: string
  /** Folder that the server reads (`server/platform/picture/pictures.ts`). */
  readonly out: string
}

/**
 * Prepares what the server needs to encode pictures on request: the originals, what pages need to
 * know of them in advance, and the files that are served unchanged.
 *
 * @returns the number of pictures
 * @throws an error that names the file if a picture cannot be read or its name does not fit into a
 * URL
 */
export async function buildPictures(build: PictureBuild): Promise<number> {
  const [source, out] = [resolve(build.source), resolve(build.out)]
  const names = await listNames(source, '**/*.webp')
  const pictures = await mapConcurrently(names, availableParallelism(), async (name) => {
    const file = join(source, name)
    const stem = `/pictures/${name.replace(/\.webp$/, '')}`
    const picture = await readPicture(file)
    if (parsePictureUrl(getPictureUrl(stem, picture)) === null) {
      throw new Error(`${file}: a picture's name has only a-z, 0-9 and hyphens`)
    }
    return [stem, picture] as const
  })
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const copy = (name: string, folder: string) =>
    cp(join(source, name), join(out, folder, name), { preserveTimestamps: true })
  for (const name of names) await copy(name, 'originals')
  for (const name of await listNames(source, '**/*.svg')) await copy(name, 'public')
  const list = JSON.stringify(Object.fromEntries(pictures), null, 1)
  await writeFile(join(out, PICTURES_FILE), `${list}\n`)
  return names.length
}

async function readPicture(file: string): Promise<PictureFacts> {
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  try {
    const { width, height } = await openPicture(bytes).metadata()
    return { width, height, hash, placeholder: await createPlaceholder(openPicture(bytes), width) }
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
