import { type EstateType, isEstateType } from '#domain/listing/estate-type.ts'
import { MAX_INT32 } from '#domain/listing/int32.ts'

interface ListingKey {
  readonly type: EstateType
  readonly id: number
}

/** The name of a listing in a report: "rent/1001". */
export const toListingTarget = (listing: { readonly type: string; readonly id: number }): string =>
  `${listing.type}/${listing.id}`

/** `null` for what can name no listing. */
export function readListingTarget(target: string): ListingKey | null {
  const [, type = '', digits] = /^([a-z]+)\/([1-9]\d{0,9})$/.exec(target) ?? []
  const id = Number(digits)
  return isEstateType(type) && id <= MAX_INT32 ? { type, id } : null
}
