import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

/**
 * The indexed fields of a listing: whole dollars, m², $/m² (0 for none), degrees, whole seconds since
 * 1970.
 */
export interface IndexedListing {
  readonly type: EstateType
  readonly id: number
  readonly price: number
  readonly area: number
  readonly pricePerSquare: number
  readonly rooms: number
  /** `null` where it is not stated. */
  readonly isRenovation: boolean | null
  readonly publishedAt: number
  readonly city: string
  /** `null` where only the city is known. */
  readonly lat: number | null
  readonly lng: number | null
}
