import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { log } from '#server/platform/log/log.ts'

/** Written by `scripts/build/pictures.ts` next to the folders `originals` and `public`. */
export const PICTURES_FILE = 'pictures.json'

const pictureSchema = z.object({
  /** The width of the original, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The hash of the original's bytes. */
  hash: z.string().regex(/^[0-9a-f]{24}$/),
  /** A tiny picture as a `data:` URL. */
  placeholder: z.string().startsWith('data:image/'),
})

export type PictureFacts = z.infer<typeof pictureSchema>

/** Pictures by the stem of their URL: `/pictures/apartments/01-living`. */
export type Pictures = ReadonlyMap<string, PictureFacts>

const picturesSchema = z.record(z.string(), pictureSchema)

/** Logs a missing file: pages still work without it, with the alternative texts of pictures. */
export async function readPictures(folder: string): Promise<Pictures> {
  try {
    const text = await readFile(join(folder, PICTURES_FILE), 'utf8')
    return new Map(Object.entries(picturesSchema.parse(JSON.parse(text))))
  } catch (error) {
    log.error({ err: error }, 'The list of pictures cannot be read; `npm run build` makes it.')
    return new Map()
  }
}

export const getPictureUrl = (stem: string, { width, height }: PictureFacts): string =>
  `${stem}-${width}x${height}.jpg`
