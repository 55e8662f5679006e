import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '#domain/listing/picture.ts'

// One thread a picture: the queue decides how many are encoded side by side.
sharp.concurrency(1)
sharp.cache(false)

/**
 * A change of what comes out raises `ENCODING_VERSION` (`variants.ts`), so that all is encoded anew.
 *
 * How each format is made. Looked at beside the originals at 640 and 1440 pixels: shadows keep
 * their gradients and wood its grain. AVIF at effort 3 would be 4 % smaller for four times the time.
 */
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, chromaSubsampling: '4:2:0', effort: 1 }),
  jpg: (picture) => picture.jpeg({ quality: 74, mozjpeg: true }),
}

/**
 * Upright, sRGB, opaque.
 *
 * @throws while it is read, when any part of the file is broken, so that no picture ends in gray
 */
export const openPicture = (file: string | Buffer): Sharp =>
  sharp(file, { failOn: 'warning' })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')

/** @param width in pixels, at most that of the original */
export function encodePicture(
  file: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer<ArrayBuffer>> {
  return ENCODERS[format](openPicture(file).resize(width)).toBuffer()
}
