import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '#domain/listing/picture.ts'

/** Part of cache keys. Increment it when a change of this file or `placeholder.ts` changes the output. */
export const RECIPE_VERSION = 2

export interface RawPicture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

type Encoder = (picture: Sharp) => Sharp

/**
 * Qualities were chosen by comparison with originals at 640 and 1440 pixels: gradients in shadows and wood
 * grain survive. AVIF at effort 3 would be 4 % smaller but take four times as long.
 */
export const ENCODERS: Readonly<Record<PictureFormat, Encoder>> = {
  avif: (picture) => picture.avif({ quality: 50, chromaSubsampling: '4:2:0', effort: 1 }),
  jpg: (picture) => picture.jpeg({ quality: 74, mozjpeg: true }),
}

/** For tests: a quarter of the time, and 10 to 25 % larger files. */
export const DRAFT_ENCODERS: Readonly<Record<PictureFormat, Encoder>> = {
  avif: (picture) => picture.avif({ quality: 50, chromaSubsampling: '4:2:0', effort: 0 }),
  jpg: (picture) => picture.jpeg({ quality: 74 }),
}

/**
 * Decodes to upright, opaque sRGB pixels of three bytes.
 *
 * @throws when a part of the file cannot be decoded, which would otherwise be gray
 */
export async function decodePicture(bytes: Buffer): Promise<RawPicture> {
  const { data, info } = await sharp(bytes, { failOn: 'warning' })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`${info.channels} channels instead of 3`)
  return { data, width: info.width, height: info.height }
}

export async function scalePicture(picture: RawPicture, width: number): Promise<RawPicture> {
  if (width === picture.width) return picture
  const { data, info } = await toSharp(picture)
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export function toSharp({ data, width, height }: RawPicture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}
