import { type GeoPoint, toApproximatePoint } from '#domain/catalog/listing/approximate-point.ts'
import type { ListingPlace } from '#domain/catalog/listing/listing.ts'
import { splitAddress } from './split-address.ts'

interface KnownPlace {
  /** The text that visitors read. */
  readonly address: string
  readonly city: string
  readonly place: ListingPlace
  /** `null` if unknown. */
  readonly point: GeoPoint | null
}

/**
 * What may be public of a withheld place: the grid cell of its point, and of its street address the street without a
 * number, the district and the city. Drops texts whose parts are not known for certain.
 */
export function withholdPlace({ address: _exact, city, place, point }: KnownPlace): KnownPlace {
  const { building: _number, complex: _maybeOneBuilding, street, ...wider } = place
  const named = street === undefined ? undefined : withoutNumber(street, city)
  const parts = [named, wider.district].filter(
    (part) => part !== undefined && part.toLowerCase() !== city.toLowerCase(),
  )
  return {
    address: [...parts, city].join(', '),
    city,
    place: { ...wider, ...(named !== undefined && { street: named }) },
    point: point && toApproximatePoint(point),
  }
}

/**
 * Removes the house number. `undefined` if digits are left that may be the house number: "8 Bereznia", "Shevchenka 14".
 */
function withoutNumber(street: string, city: string): string | undefined {
  const [first = ''] = street.split(',')
  const named = splitAddress(street, city).street ?? first.trim()
  return named === '' || /\p{N}/u.test(named) ? undefined : named
}
