/**
 * The path of a picture contains its size, so that pages can reserve its space:
 * `/pictures/apartments/01-living-1440x960.jpg` is 1440 wide and 960 high. Narrower variants and
 * other formats are named by width: `/pictures/apartments/01-living-640.avif`. Files are immutable:
 * a changed picture gets a new name.
 */
export const PICTURE_WIDTHS = [320, 640, 960, 1440] as const

export type PictureFormat = 'avif' | 'jpg'

export interface PictureUrl {
  /** The path without size and format: `/pictures/apartments/01-living`. */
  readonly stem: string
  /** Size of the original in pixels. */
  readonly width: number
  readonly height: number
}

const PICTURE_URL = /^(\/pictures\/[a-z0-9/-]+)-(\d{1,5})x(\d{1,5})\.jpg$/

/** Reads the URL of a picture of this site; `null` for pictures of other sites. */
export function parsePictureUrl(url: string): PictureUrl | null {
  const match = PICTURE_URL.exec(url)
  if (match === null) return null
  const [, stem = '', width, height] = match
  return { stem, width: Number(width), height: Number(height) }
}

/**
 * Whether a picture would lose much of what it shows if it filled a box of 3:2: one that is narrower than 4:3, or wider
 * than 2:1.
 */
export const isShownWhole = ({ width, height }: Pick<PictureUrl, 'width' | 'height'>): boolean =>
  width * 3 < height * 4 || width > height * 2

export interface PictureVariant {
  readonly stem: string
  readonly width: number
  readonly format: PictureFormat
}

const VARIANT_PATH = /^(\/pictures\/[a-z0-9/-]+)-(\d{1,5})(?:x\d{1,5})?\.(avif|jpg)$/

/** Reads a path that `formatPictureSrcSet` makes, or a picture's own URL; `null` for other paths. */
export function parsePictureVariant(path: string): PictureVariant | null {
  const [, stem, width, format] = VARIANT_PATH.exec(path) ?? []
  if (stem === undefined || (format !== 'avif' && format !== 'jpg')) return null
  return { stem, width: Number(width), format }
}

/** The widths in which a picture exists: the standard widths below its own, and its own. */
export function getPictureWidths(width: number): number[] {
  return [...PICTURE_WIDTHS.filter((standard) => standard < width), width]
}

/** The value of `srcset` for one format. */
export function formatPictureSrcSet({ stem, width }: PictureUrl, format: PictureFormat): string {
  return getPictureWidths(width)
    .map((w) => `${stem}-${w}.${format} ${w}w`)
    .join(', ')
}

const PICTURE_ROOMS = ['living', 'kitchen', 'bedroom', 'bathroom', 'exterior'] as const

export type PictureRoom = (typeof PICTURE_ROOMS)[number]

/** What the picture shows, by the last word of its name; `null` if unknown. */
export function getPictureRoom({ stem }: PictureUrl): PictureRoom | null {
  const word = stem.slice(stem.lastIndexOf('-') + 1)
  return PICTURE_ROOMS.find((room) => room === word) ?? null
}
