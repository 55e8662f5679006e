import { type EstateType, isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { parseListingId } from '#domain/catalog/listing/listing-id.ts'

interface ListingKey {
  readonly type: EstateType
  readonly id: number
}

/** The name of a listing in a report: "rent/1001". */
export const formatListingTarget = (listing: {
  readonly type: string
  readonly id: number
}): string => `${listing.type}/${listing.id}`

/** `null` for a text that cannot name a listing. */
export function parseListingTarget(target: string): ListingKey | null {
  const [type, digits = '', ...rest] = target.split('/')
  const id = parseListingId(digits)
  return isEstateType(type) && id !== null && rest.length === 0 ? { type, id } : null
}
