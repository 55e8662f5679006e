import sharp from 'sharp'

interface DrawnPicture {
  /** A different number gives a different picture. */
  readonly seed: number
  readonly width?: number
  readonly height?: number
  /** The orientation as in EXIF, 1 to 8. */
  readonly orientation?: number
}

/** A JPEG of a few light and dark blocks, which looks different to people for each seed. */
export function drawPicture(picture: DrawnPicture): Promise<Buffer<ArrayBuffer>> {
  const { seed, width = 640, height = 480, orientation = 1 } = picture
  let state = seed * 2_654_435_761
  const blocks = Buffer.from(
    Array.from({ length: 9 * 8 * 3 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 24
    }),
  )
  return sharp(blocks, { raw: { width: 9, height: 8, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>
}
