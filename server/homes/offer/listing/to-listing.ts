import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { toOfferedListing } from '#domain/homes/offer/offered-listing.ts'
import { findCity } from '#server/catalog/listing/to-search-criteria.ts'

/** @param content complete */
export const offerToListing = (content: OfferContent, id: number, rates: DisplayRates) =>
  toOfferedListing(content, { id, rates, findCity })
