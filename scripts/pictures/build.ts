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
  /** Folder of encoded pictures. May be deleted at any time. */
  readonly cache: string
  /** Folder that is served as `/pictures`. */
  readonly out: string
  /** Faster encoding with larger files, for tests. */
  readonly drafts?: boolean
  /** Called after each picture. */
  readonly onProgress?: (done: number, total: number) => void
}

export interface PictureBuildResult {
  readonly pictures: number
  /** Files encoded in this run; 0 when nothing changed. */
  readonly made: number
}

const PLACEHOLDERS = 'placeholders.json'

/**
 * Creates a file for every URL that `domain/listing/picture.ts` generates, and `placeholders.json`, which maps
 * URLs to placeholders. Pictures are never enlarged.
 *
 * @throws with the name of the file when a picture cannot be decoded or its name is invalid in a URL
 */
export async function buildPictures(build: PictureBuild): Promise<PictureBuildResult> {
  const source = resolve(build.source)
  const names = await findFiles(source, '**/*.webp')
  await deleteUnfinished(resolve(build.cache))
  // One thread for each picture is faster than many threads for one.
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

/** Sorted relative paths with `/`. */
async function findFiles(folder: string, pattern: string): Promise<string[]> {
  const names: string[] = []
  for await (const name of glob(pattern, { cwd: folder })) names.push(name.split(sep).join('/'))
  return names.sort()
}
