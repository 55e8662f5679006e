/** Kinds of files that become pictures, named as in sharp. */
export const PICTURE_KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** How many bytes of a file `findFileKind` needs. */
export const FILE_START_BYTES = 256

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const AVIF_BRANDS = ['avif', 'avis']

/**
 * Reads only the first bytes: neither file names nor the types that browsers send can be trusted.
 */
export function findFileKind(start: Uint8Array): PictureKind | 'heic' | 'drawing' | null {
  const text = Array.from(start, (byte) => String.fromCharCode(byte)).join('')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp') return findBoxKind(text, start[3] ?? 0)
  return /^\s*(?:\xef\xbb\xbf)?\s*<(?:\?xml|!DOCTYPE svg|!--|svg)/i.test(text) ? 'drawing' : null
}

/**
 * @param length of the box with the brands; the first brand may be the general one of both kinds
 */
function findBoxKind(text: string, length: number): 'avif' | 'heic' | null {
  const brands = text.slice(8, Math.max(12, length)).match(/.{4}/gs) ?? []
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null
}
