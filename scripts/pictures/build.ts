import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve, sep } from 'node:path'
import sharp from 'sharp'
import { getPictureWidths, parsePictureUrl } from '#domain/listing/picture.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { mirrorFiles, writeIfChanged } from './mirror.ts'
import { deleteUnfinished, FORMATS, getVariants, type Variants } from './variants.ts'

export interface PictureBuild {
  /** Folder of the originals: `**\/*.webp` are encoded, `**\/*.svg` are published as they are. */
  readonly source: string
  /** Folder that remembers what was encoded. May be deleted at any time. */
  readonly cache: string
  /** Folder that is served as `/pictures`. */
  readonly out: string
  /** Whether pictures made in a hurry will do, as for tests. */
  readonly drafts?: boolean
  /** Called after each picture with how many are done, of how many. */
  readonly onProgress?: (done: number, total: number) => void
}

export interface PictureBuildResult {
  readonly pictures: number
  /** Files encoded in this run; 0 when nothing changed. */
  readonly made: number
}

const PLACEHOLDERS = 'placeholders.json'

/**
 * Makes every address that `domain/listing/picture.ts` promises for the pictures of a folder, and
 * `placeholders.json`, which maps each picture's address to its placeholder (`placeholder.ts`).
 * Nothing is ever enlarged. Throws an error that names the file when a picture cannot be read or
 * its name does not fit into an address.
 */
export async function buildPictures(build: PictureBuild): Promise<PictureBuildResult> {
  const source = resolve(build.source)
  const names = await findFiles(source, '**/*.webp')
  await deleteUnfinished(resolve(build.cache))
  // One thread a picture and as many pictures as processors beats many threads on one picture.
  sharp.concurrency(1)
  let done = 0
  const built = await mapConcurrently(names, availableParallelism(), async (name) => {
    const stem = name.replace(/\.webp$/, '')
    const found = await encodePicture(join(source, name), resolve(build.cache), build.drafts)
    const address = `/pictures/${stem}-${found.width}x${found.height}.jpg`
    if (parsePictureUrl(address) === null) {
      throw new Error(`${join(source, name)}: a picture's name has only a-z, 0-9 and hyphens`)
    }
    done += 1
    build.onProgress?.(done, names.length)
    return { stem, address, ...found }
  })

  const files = new Map<string, string>()
  for (const svg of await findFiles(source, '**/*.svg')) files.set(svg, join(source, svg))
  for (const { stem, width, height, folder } of built) {
    for (const w of getPictureWidths(width)) {
      for (const format of FORMATS) {
        files.set(`${stem}-${w}.${format}`, join(folder, `${w}.${format}`))
      }
    }
    files.set(`${stem}-${width}x${height}.jpg`, join(folder, `${width}.jpg`))
  }
  const out = resolve(build.out)
  await mirrorFiles(files, out, [PLACEHOLDERS])
  const placeholders = Object.fromEntries(built.map((p) => [p.address, p.placeholder]))
  await writeIfChanged(join(out, PLACEHOLDERS), `${JSON.stringify(placeholders, null, 1)}\n`)
  return { pictures: built.length, made: built.reduce((sum, { made }) => sum + made, 0) }
}

async function encodePicture(file: string, cache: string, drafts?: boolean): Promise<Variants> {
  try {
    return await getVariants(file, cache, drafts)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be made into pictures: ${reason.trim()}`, { cause: error })
  }
}

/** Paths inside a folder that match a pattern, with `/`, in a fixed order. */
async function findFiles(folder: string, pattern: string): Promise<string[]> {
  const names: string[] = []
  for await (const name of glob(pattern, { cwd: folder })) names.push(name.split(sep).join('/'))
  return names.sort()
}
