import { presentCatalogListing } from '#domain/catalog/listing/present/present-listing.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import type { PresentedOffer } from '#domain/homes/offer/presented-offer.ts'
import type { HomePicture } from '#domain/homes/picture/home-picture.ts'
import type { OfferRow } from '#server/homes/tables.ts'
import { getListingKey } from './listing/listing-key.ts'
import { offerToListing } from './listing/to-listing.ts'

/** An offer as its owner and moderators see it. */
export type Offer = ReturnType<typeof toOffer>

export const toOffer = (row: OfferRow, pictures: readonly HomePicture[] = []) => ({
  id: row.id,
  state: row.state,
  content: toOfferContent(row.content),
  pictures,
  revision: row.revision,
  /** The id of the published home that it changes; `null` for a home. */
  changes: row.changes,
  reason: row.reason,
  rejected: row.rejected,
  hasNews: row.hasNews,
  isApproved: row.isApproved,
  appeal: row.appeal,
  /** What a moderator last approved; `null` before. */
  approvedContent: row.approvedContent && toOfferContent(row.approvedContent),
  /** The listing, once published; visitors see it only while the state is `published`. */
  listing: getListingKey(row),
  editedAt: row.editedAt,
  movedAt: row.movedAt,
  confirmedAt: row.confirmedAt,
})

/**
 * What visitors will read.
 *
 * @param offer complete
 */
export function presentOffer(offer: Offer, rates: DisplayRates): PresentedOffer {
  const stored = offerToListing(offer.content, offer.listing?.id ?? 1, rates)
  return { listing: presentCatalogListing(stored), pictures: offer.pictures }
}
