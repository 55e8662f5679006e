import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import type { HomePicture } from '#domain/homes/picture/home-picture.ts'

/** What visitors read of a home. */
export interface PresentedOffer {
  readonly listing: CatalogListing
  readonly pictures: readonly HomePicture[]
}
