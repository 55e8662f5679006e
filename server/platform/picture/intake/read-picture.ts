import { createHash } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import {
  FILE_START_BYTES,
  findFileKind,
  type PictureKind,
} from '#domain/homes/picture/file-kind.ts'
import type { HomePicture } from '#domain/homes/picture/home-picture.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import {
  getPerceptualHash,
  HASH_HEIGHT,
  HASH_WIDTH,
} from '#domain/homes/picture/similar-pictures.ts'
import { createPlaceholder } from '#server/platform/picture/placeholder.ts'
import { countJpegScans } from './count-jpeg-scans.ts'
import { turnUpright } from './exif-orientation.ts'
import { stripPngText } from './strip-png-text.ts'

sharp.concurrency(1)
sharp.cache(false)

export interface ReadPicture extends HomePicture {
  /** What is stored: WebP, upright, sRGB, without metadata. */
  readonly bytes: Buffer<ArrayBuffer>
  readonly likeness: string
}

export type PictureReading = ReadPicture | { readonly problem: PictureProblem }

const { storedSide, minSide, decodedBytes, wholeBytes, fileBytes } = PICTURE_LIMITS

/** Twelve thousand scans in one megabyte kept the decoder busy for 46 s. */
const MAX_SCANS = 100

/** Photos take a third of it; noise that was made to fill the disk loses pixels and details. */
export const MAX_STORED_BYTES = 3_000_000
const QUALITY = 86
/** The quality for a picture that would otherwise take too many bytes. */
const NOISE_QUALITY = 60

const BYTES_OF_DEPTH: Readonly<Record<string, number>> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
}

/**
 * @param file untrusted: as it came from a browser
 * @param maxBytes of the decoded picture
 */
export async function readPicture(file: string, maxBytes = decodedBytes): Promise<PictureReading> {
  const { size } = await stat(file)
  if (size > fileBytes) return { problem: 'too large' }
  const kind = findFileKind(await readStart(file))
  if (kind === null) return { problem: 'not a picture' }
  if (kind === 'heic' || kind === 'drawing') return { problem: kind }
  if (kind === 'jpeg' && countJpegScans(await readFile(file)) > MAX_SCANS)
    return { problem: 'broken' }
  const input = kind === 'png' ? stripPngText(await readFile(file)) : file
  try {
    const metadata = await openInput(input).metadata()
    const problem = findProblem(metadata, kind, maxBytes)
    return problem === null ? await decode(input, metadata.orientation) : { problem }
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|too large/i.test(error.message)
    return { problem: isTooLarge ? 'too many pixels' : 'broken' }
  }
}

async function readStart(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FILE_START_BYTES))
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * Reads only the first frame of an animation, top to bottom, so that the picture is never in memory
 * as a whole.
 */
const openInput = (input: string | Buffer) =>
  sharp(input, { failOn: 'error', sequentialRead: true, limitInputPixels: decodedBytes })

function findProblem(
  metadata: Metadata,
  kind: PictureKind,
  maxBytes: number,
): PictureProblem | null {
  const { format, width, height, channels, depth } = metadata
  if (format !== (kind === 'avif' ? 'heif' : kind)) return 'broken'
  const isStreamed = (kind === 'jpeg' || kind === 'png') && metadata.isProgressive !== true
  const bytes = width * height * channels * (BYTES_OF_DEPTH[depth] ?? 1)
  if (bytes > Math.min(maxBytes, isStreamed ? decodedBytes : wholeBytes)) return 'too many pixels'
  const scale = Math.min(1, storedSide / Math.max(width, height))
  return Math.min(width, height) * scale < minSide ? 'too small' : null
}

async function decode(
  input: string | Buffer,
  orientation: number | undefined,
): Promise<ReadPicture> {
  const { data: pixels, info } = await openInput(input)
    .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { channels } = info
  const raw = { width: info.width, height: info.height, channels }
  const turned = await turnUpright(() => sharp(pixels, { raw }), orientation)
  const upright = () =>
    sharp(turned.data, { raw: { width: turned.width, height: turned.height, channels } })
  const { data, width, height } = await encode(upright, turned.width)
  const bytes = data as Buffer<ArrayBuffer>
  const gray = await upright()
    .resize(HASH_WIDTH, HASH_HEIGHT, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return {
    bytes,
    width,
    height,
    likeness: getPerceptualHash(gray),
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    placeholder: await createPlaceholder(upright(), width),
  }
}

/** Encodes the picture as WebP of at most `MAX_STORED_BYTES`. */
async function encode(open: () => Sharp, width: number) {
  const encodeAt = (side: number, quality: number) =>
    open().resize(side).webp({ quality, effort: 2 }).toBuffer({ resolveWithObject: true })
  let encoded = await encodeAt(width, QUALITY)
  while (encoded.data.length > MAX_STORED_BYTES) {
    const scale = Math.sqrt(MAX_STORED_BYTES / encoded.data.length)
    encoded = await encodeAt(Math.floor(encoded.info.width * scale), NOISE_QUALITY)
  }
  return { data: encoded.data, width: encoded.info.width, height: encoded.info.height }
}
