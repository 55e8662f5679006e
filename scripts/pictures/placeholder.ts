import { type RawPicture, scalePicture, toSharp } from './encoders.ts'

/** In pixels. The browser smooths the enlarged picture. */
const WIDTH = 16

/**
 * A blurred thumbnail as a `data:` URL of about 160 characters: 100 bytes of WebP (AVIF has 300, PNG 240). The
 * blur hides the grid of bilinear scaling. High quality keeps colors true for 30 bytes more than the lowest.
 */
export async function createPlaceholder(picture: RawPicture): Promise<string> {
  const small = await scalePicture(picture, Math.min(WIDTH, picture.width))
  const bytes = await toSharp(small)
    .blur(1)
    .webp({ quality: 75, effort: 6, smartSubsample: true })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
