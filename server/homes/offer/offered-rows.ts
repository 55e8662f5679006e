import * as english from '#domain/catalog/listing/present/en.ts'
import { presentCatalogListing } from '#domain/catalog/listing/present/present-listing.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { type OfferContent, toOfferContent } from '#domain/homes/offer/content.ts'
import type { OfferState } from '#domain/homes/offer/lifecycle/state.ts'
import type { PresentedOffer } from '#domain/homes/offer/presented-offer.ts'
import type { RejectedVersion } from '#domain/homes/offer/rejected-version.ts'
import type { HomePicture } from '#domain/homes/pictures/home-picture.ts'
import type { OfferRow } from '#server/homes/tables.ts'
import { getListingKey } from './listing/listing-key.ts'
import { offerToListing } from './listing/to-listing.ts'

/** An offer as its owner and moderators see it. */
export interface Offer {
  readonly id: string
  readonly state: OfferState
  readonly content: OfferContent
  readonly pictures: readonly HomePicture[]
  readonly revision: number
  /** The id of the published home that it changes; `null` for a home. */
  readonly changes: string | null
  /** The listing, once published; visitors see it only while the state is `published`. */
  readonly listing: { readonly type: 'sale' | 'rent'; readonly id: number } | null
  /** Why a moderator rejected it. */
  readonly reason: string | null
  /** What a moderator last rejected; `null` once it is approved. */
  readonly rejected: RejectedVersion | null
  /** Whether a moderator decided since its owner last saw it. */
  readonly hasNews: boolean
  /** The owner's objection to the rejection. */
  readonly appeal: string | null
  /** What a moderator last approved; `null` before. */
  readonly approvedContent: OfferContent | null
  readonly isApproved: boolean
  readonly editedAt: Date
  readonly movedAt: Date
  readonly confirmedAt: Date | null
}

export function toOffer(row: OfferRow, pictures: readonly HomePicture[] = []): Offer {
  const { id, state, content, revision } = row
  const {
    changes,
    rejected,
    hasNews,
    reason,
    appeal,
    approvedContent,
    isApproved,
    editedAt,
    movedAt,
    confirmedAt,
  } = row
  return {
    id,
    state,
    content: toOfferContent(content),
    pictures,
    revision,
    changes,
    reason,
    rejected,
    hasNews,
    isApproved,
    appeal,
    approvedContent: approvedContent && toOfferContent(approvedContent),
    listing: getListingKey(row),
    editedAt,
    movedAt,
    confirmedAt,
  }
}

/**
 * What visitors will read.
 *
 * @param offer complete
 */
export function presentOffer(offer: Offer, rates: DisplayRates): PresentedOffer {
  const stored = offerToListing(offer.content, offer.listing?.id ?? 1, rates)
  return {
    listing: presentCatalogListing(stored, english),
    pictures: offer.pictures,
    hasPin: offer.content.point.trim() !== '',
  }
}
