import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '#domain/catalog/listing/picture.ts'
import { AVIF } from './avif.ts'

// One thread per picture: the queue decides how many are encoded in parallel.
sharp.concurrency(1)
sharp.cache(false)

/**
 * A change of the output needs a higher `ENCODING_VERSION` (`variants.ts`), so that everything is
 * encoded again.
 */
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif(AVIF),
  jpg: (picture) => picture.jpeg({ quality: 74, mozjpeg: true }),
}

/**
 * Upright, sRGB, opaque.
 *
 * @throws while it is read, if any part of the file is broken: otherwise pictures would end in gray
 */
export const openPicture = (file: string | Buffer): Sharp =>
  sharp(file, { failOn: 'warning' })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')

/** @param width in pixels, at most that of the original */
export function resizePicture(
  file: string | Buffer,
  width: number,
  format: PictureFormat,
): Promise<Buffer<ArrayBuffer>> {
  return ENCODERS[format](openPicture(file).resize(width)).toBuffer()
}
