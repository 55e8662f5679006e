import type { SlideImage } from 'yet-another-react-lightbox'
import {
  getPictureWidths,
  type PictureFormat,
  parsePictureUrl,
} from '#domain/catalog/listing/picture.ts'

export interface ViewedPicture {
  readonly src: string
  readonly alt: string
}

/** Makes a slide with every width if the site hosts the picture; pictures of other sites are shown as they are. */
export function toSlide({ src, alt }: ViewedPicture, format: PictureFormat): SlideImage {
  const original = parsePictureUrl(src)
  if (original === null) return { src, alt }
  const { stem, width, height } = original
  const srcSet = getPictureWidths(width).map((wide) => ({
    src: `${stem}-${wide}.${format}`,
    width: wide,
    height: Math.round((wide * height) / width),
  }))
  return { src, alt, width, height, srcSet }
}
