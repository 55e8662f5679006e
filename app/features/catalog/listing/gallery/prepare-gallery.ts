import { getPictureFormat } from '#app/browser/picture-format.ts'
import type { PictureFormat } from '#domain/catalog/listing/picture.ts'
import { ListingGallery } from './listing-gallery.tsx'

export interface LoadedGallery {
  readonly ListingGallery: typeof ListingGallery
  /** The format of pictures hosted by this site. */
  readonly format: PictureFormat
}

export const prepareGallery = async (): Promise<LoadedGallery> => ({
  ListingGallery,
  format: await getPictureFormat(),
})
