import { presentCatalogListing } from '#domain/catalog/listing/present/present-listing.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { homePictureUrl } from '#domain/homes/pictures/home-picture.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import { offerToListing } from './to-listing.ts'

/**
 * The listing that its page will show.
 *
 * @param offer complete
 */
export function previewListing({ content, pictures, listing }: Offer, rates: DisplayRates) {
  const stored = offerToListing(content, listing?.id ?? 1, rates)
  return presentCatalogListing({ ...stored, images: pictures.map(homePictureUrl) })
}
