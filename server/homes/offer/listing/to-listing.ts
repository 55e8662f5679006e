import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { type OfferContent, toOfferContent } from '#domain/homes/offer/content.ts'
import { toOfferedListing } from '#domain/homes/offer/offered-listing.ts'
import { findCity } from '#server/catalog/listing/to-search-criteria.ts'
import type { OfferRow } from '#server/homes/tables.ts'

/** @param content complete */
export const offerToListing = (content: OfferContent, id: number, rates: DisplayRates) =>
  toOfferedListing(content, { id, rates, findCity })

/** @returns what makes the listing of a stored offer, once its id is known */
export const rowToListing =
  ({ content }: OfferRow, rates: DisplayRates) =>
  (id: number) =>
    offerToListing(toOfferContent(content), id, rates)
