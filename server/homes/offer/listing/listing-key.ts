import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import type { OfferRow } from '#server/homes/tables.ts'

/** The columns that name an offer's listing. */
export type ListingColumns = Pick<OfferRow, 'listingType' | 'listingId'>

/** The listing of an offer; `null` before it was first published. */
export const getListingKey = ({ listingType: type, listingId: id }: ListingColumns) =>
  type === null || id === null ? null : { type, id }

/** Its name in reports; `null` before it was first published. */
export function getListingTarget(offer: ListingColumns): string | null {
  const listing = getListingKey(offer)
  return listing && formatListingTarget(listing)
}
