import { parsePictureUrl, parsePictureVariant } from '#domain/catalog/listing/picture.ts'

/** Wide enough for a card and for the page of a listing on a phone. */
const KEPT_WIDTH = 960

/** For visitors who save data. */
const SMALL_WIDTH = 640

/** The file of a picture that is kept for a favorite, or with the shell; pictures of other sites stay as they are. */
export function getKeptPicture(url: string): string {
  const parts = parsePictureUrl(url)
  return parts === null ? url : `${parts.stem}-${Math.min(parts.width, KEPT_WIDTH)}.avif`
}

/** Whether one file can replace the other: the same picture in the same format. */
export function isSamePicture(path: string, other: string): boolean {
  const [a, b] = [parsePictureVariant(path), parsePictureVariant(other)]
  return a !== null && b !== null && a.stem === b.stem && a.format === b.format
}

/** The smaller file that visitors who save data get; `null` if the requested one is small enough. */
export function getSmallPicture(path: string): string | null {
  const variant = parsePictureVariant(path)
  if (variant === null || variant.width <= SMALL_WIDTH) return null
  return `${variant.stem}-${SMALL_WIDTH}.${variant.format}`
}
