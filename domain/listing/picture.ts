/**
 * A picture's address says all that a page needs to place it without a shift:
 * `/pictures/apartments/01-living-1440x960.jpg` is 1440 wide and 960 high, and beside it lie
 * narrower ones and other formats, named by width: `/pictures/apartments/01-living-640.avif`.
 * A picture never changes under its address; a new picture gets a new name.
 */
export const PICTURE_WIDTHS = [320, 640, 960, 1440] as const

export type PictureFormat = 'avif' | 'webp' | 'jpg'

export interface PictureUrl {
  /** The address without size and format: `/pictures/apartments/01-living`. */
  readonly stem: string
  /** Pixels of the original. */
  readonly width: number
  readonly height: number
}

const PICTURE_URL = /^(\/pictures\/[a-z0-9/-]+)-(\d{1,5})x(\d{1,5})\.jpg$/

/** The parts of a picture's address; `null` for an address that is not one of ours. */
export function parsePictureUrl(url: string): PictureUrl | null {
  const match = PICTURE_URL.exec(url)
  if (match === null) return null
  const [, stem = '', width, height] = match
  return { stem, width: Number(width), height: Number(height) }
}

/** The widths in pixels that exist of a picture: the standard ones below its own, and its own. */
export function getPictureWidths(width: number): number[] {
  return [...PICTURE_WIDTHS.filter((standard) => standard < width), width]
}

/** `srcset` of one format: each width's address with its descriptor. */
export function formatPictureSrcSet({ stem, width }: PictureUrl, format: PictureFormat): string {
  return getPictureWidths(width)
    .map((w) => `${stem}-${w}.${format} ${w}w`)
    .join(', ')
}

const ROOM_NAMES: ReadonlyMap<string, string> = new Map([
  ['living', 'Living room'],
  ['kitchen', 'Kitchen'],
  ['bedroom', 'Bedroom'],
  ['bathroom', 'Bathroom'],
  ['exterior', 'The building from the street'],
])

/** What a listing's picture shows, read from the last word of its name; '' when it does not say. */
export function getPictureRoom({ stem }: PictureUrl): string {
  return ROOM_NAMES.get(stem.slice(stem.lastIndexOf('-') + 1)) ?? ''
}
