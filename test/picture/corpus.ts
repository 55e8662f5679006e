import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { drawPicture } from './draw-picture.ts'

export interface CorpusFile {
  readonly name: string
  readonly bytes: Buffer
  /** The resulting width and height, or why it is refused. */
  readonly ends: readonly [number, number] | PictureProblem
}

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
const KEPT = [640, 480] as const
const TURNED = [480, 640] as const

/** Adds what a camera writes: names, a serial number and a location. */
const withPlace = (picture: Sharp) =>
  picture.withMetadata().withExif({
    IFD0: { Make: 'Camera', Copyright: 'Olha', ImageDescription: 'At home' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 27/1 0/1', GPSLongitudeRef: 'E' },
  })

const text = (content: string) => Buffer.from(content)

/** A box of an ISO media file that lists brands. */
const boxes = (brands: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 8 + brands.length]),
    text(`ftyp${brands}`),
    Buffer.alloc(64),
  ])

const createWide = (height: number) =>
  sharp({ create: { width: 30_000, height, channels: 3, background: '#876' } })
    .jpeg()
    .toBuffer()

/** A PNG whose header claims this width and height; its pixels would take gigabytes. */
function createBomb(side: number, isInterlaced = false): Buffer {
  const header = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\b\x02\0\0\0', 'latin1')
  header[28] = Number(isInterlaced)
  header.writeUInt32BE(side, 16)
  header.writeUInt32BE(side, 20)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(header.subarray(12)))
  return Buffer.concat([header, sum, Buffer.from('\0\0\0\0IDAT\x35\xaf\x06\x1e', 'latin1')])
}

function createChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), text(type), data, Buffer.alloc(4)])
  chunk.writeUInt32BE(data.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** Adds texts that take 400 kB in the file but 400 MB once decompressed. */
function addTexts(png: Buffer): Buffer {
  const HEADER_END = 33
  const long = deflateSync(Buffer.alloc(7_900_000, 'A'))
  const texts = Array.from({ length: 50 }, (_, n) =>
    createChunk('zTXt', Buffer.concat([text(`Comment ${n}\0\0`), long])),
  )
  return Buffer.concat([png.subarray(0, HEADER_END), ...texts, png.subarray(HEADER_END)])
}

/** A table with one code, "until the end of the next 32,767 blocks", and a scan that consists of it. */
const ONE_CODE = Buffer.from(`ffc400141001${'00'.repeat(15)}e0`, 'hex')
const EMPTY_SCAN = Buffer.from('ffda0008010100013f007fff00', 'hex')

/** A progressive picture of at most 32,767 blocks, which a decoder goes through once for each scan. */
const addScans = (jpeg: Buffer, scans: number): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, -2),
    ONE_CODE,
    ...Array<Buffer>(scans).fill(EMPTY_SCAN),
    jpeg.subarray(-2),
  ])

/** About 60 files as owners, cameras and attackers send them. */
export async function createCorpus(): Promise<CorpusFile[]> {
  const files: CorpusFile[] = []
  const add = (name: string, bytes: Buffer, ends: CorpusFile['ends']) =>
    files.push({ name, bytes, ends })
  const photo = await drawPicture({ seed: 1 })
  const open = () => sharp(photo)

  for (let orientation = 1; orientation <= 8; orientation += 1)
    add(
      `orientation ${orientation}`,
      await drawPicture({ seed: 2, orientation }),
      orientation > 4 ? TURNED : KEPT,
    )
  for (const format of FORMATS) {
    const whole = await withPlace(open()).toFormat(format, { effort: 1 }).toBuffer()
    add(`${format} with a place`, whole, KEPT)
    add(`${format} that ends early`, whole.subarray(0, whole.length * 0.6), 'broken')
    add(`${format} of its first bytes`, whole.subarray(0, 40), 'broken')
    add(
      `${format} followed by a page`,
      Buffer.concat([whole, text('<script>alert(1)</script>')]),
      KEPT,
    )
    const small = await open().resize(200, 150).toFormat(format, { effort: 1 }).toBuffer()
    add(`${format} that is too small`, small, 'too small')
  }
  add('CMYK', await open().toColourspace('cmyk').jpeg().toBuffer(), KEPT)
  add('gray JPEG', await open().grayscale().jpeg().toBuffer(), KEPT)
  const progressive = await open().jpeg({ progressive: true }).toBuffer()
  add('progressive JPEG', progressive, KEPT)
  add('JPEG of ninety scans', addScans(progressive, 80), KEPT)
  add('JPEG of thousands of scans', addScans(progressive, 3_000), 'broken')
  add('PNG with long texts', addTexts(await open().png().toBuffer()), KEPT)
  add('wide gamut', await open().withIccProfile('p3').jpeg().toBuffer(), KEPT)
  add('16 bits', await open().toColourspace('rgb16').png().toBuffer(), KEPT)
  add('palette', await open().png({ palette: true }).toBuffer(), KEPT)
  add('interlaced PNG', await open().png({ progressive: true }).toBuffer(), KEPT)
  add('transparent', await open().ensureAlpha(0.3).png().toBuffer(), KEPT)
  add('lossless WebP', await open().webp({ lossless: true }).toBuffer(), KEPT)
  const frames = await Promise.all(
    [3, 4].map((seed) => drawPicture({ seed, width: 320, height: 240 })),
  )
  for (const format of ['gif', 'webp'] as const)
    add(
      `animated ${format}`,
      await sharp(frames, { join: { animated: true } })
        [format]()
        .toBuffer(),
      [320, 240],
    )
  add('30,000 pixels wide', await createWide(3_000), [2_560, 256])
  add('30,000 pixels wide and narrow', await createWide(300), 'too small')
  add('a bomb', createBomb(40_000), 'too many pixels')
  add('interlaced and read for long', createBomb(11_500, true), 'too many pixels')
  add(
    'SVG with a script',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'drawing',
  )
  add(
    'SVG that reads a file',
    text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    ),
    'drawing',
  )
  add('HEIC', boxes('heic\0\0\0\0mif1heic'), 'heic')
  add('HEIC with the general brand', boxes('mif1\0\0\0\0heic'), 'heic')
  add('a film', boxes('isom\0\0\0\0mp42'), 'not a picture')
  add('AVIF in name only', boxes('avif\0\0\0\0mif1'), 'broken')
  add('TIFF', await open().tiff().toBuffer(), 'not a picture')
  add('PDF', text('%PDF-1.7\n1 0 obj'), 'not a picture')
  add('a page', text('<!doctype html><script>alert(1)</script>'), 'not a picture')
  add('an archive', text('PK\x03\x04'), 'not a picture')
  add('a page that begins as a GIF', text('GIF89a/*<script>*/=1;alert(1)'), 'broken')
  add(
    'a page that begins as a JPEG',
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), text('<script>')]),
    'broken',
  )
  add('an empty file', Buffer.alloc(0), 'not a picture')
  add('zeros', Buffer.alloc(5_000), 'not a picture')
  add('more than 25 MB', Buffer.concat([photo, Buffer.alloc(25_000_000)]), 'too large')
  return files
}
