import type { City } from '#domain/catalog/city/city.ts'
import { getDistanceKm } from '#domain/catalog/city/distance.ts'
import { type GeoPoint, WITHHELD_RADIUS_M } from '#domain/catalog/listing/approximate-point.ts'
import type { ListingPlace } from '#domain/catalog/listing/listing.ts'
import { MAX_KM_FROM_CITY } from '#domain/catalog/price/plausible.ts'
import { splitAddress } from './address/split-address.ts'
import { withholdPlace } from './address/withhold-place.ts'
import type { FeedField } from './fields.ts'
import type { FeedConventions } from './measures.ts'
import type { FeedValues } from './values.ts'
import { isPlaceWithheld } from './withheld.ts'
import { parseCity } from './words.ts'

interface FoundPlace {
  readonly address: string
  readonly city: string
  readonly place: ListingPlace
  /** The coordinates; `null` if only the city is known. */
  readonly point: GeoPoint | null
  /** The radius in meters; `null` if the place is exact. */
  readonly placeRadius: number | null
}

/** Reads the coordinates; `null` if they are missing or cannot be used. */
export function readPoint(values: FeedValues): GeoPoint | null {
  const lat = values.coordinate('lat', 90)
  const lng = values.coordinate('lng', 180)
  return lat === null || lng === null ? null : { lat, lng }
}

/**
 * Reads where a home is. The city stands in for a missing address, and for a missing point if the site knows the city;
 * if there is neither, a problem is added. A point far from its city is dropped. For a withheld place, nothing exact is
 * kept.
 */
export function readPlace(values: FeedValues, { findCity }: FeedConventions): FoundPlace {
  const given = values.text('address')
  const city = values.text('city') || parseCity(given)
  if (city === '') values.addProblem('city', 'a city, or an address that ends with one')
  const known = findCity(city)
  const point = readPoint(values)
  const isFar = point !== null && known !== null && getDistanceKm(point, known) > MAX_KM_FROM_CITY
  if (isFar) values.drop('lat', `a point within ${MAX_KM_FROM_CITY} km of ${known.name}`)
  if (city !== '' && known === null && point === null)
    values.addProblem('lat', `coordinates, because ${city} is no city that Homiq knows`)
  const address = given || city
  const parts = { ...splitAddress(address, city), ...readPlaceParts(values) }
  const found = { address, city, place: withCity(parts, known), point: isFar ? null : point }
  if (!isPlaceWithheld(values)) return { ...found, placeRadius: null }
  // An address without a city may have been taken for one.
  if (known === null && /\p{N}/u.test(city)) values.addProblem('city', 'a city without numbers')
  return { ...withholdPlace(found), placeRadius: WITHHELD_RADIUS_M }
}

/** Reads the parts of the address in an export of this site. */
export const readStoredPlace = (values: FeedValues, { findCity }: FeedConventions): ListingPlace =>
  withCity(readPlaceParts(values), findCity(values.raw('city')))

const withCity = (parts: ListingPlace, city: City | null): ListingPlace =>
  city === null ? parts : { cityId: city.id, ...parts }

const PARTS = {
  district: 'district',
  street: 'street',
  houseNumber: 'building',
  metro: 'metro',
  complex: 'complex',
} as const satisfies Partial<Record<FeedField, keyof ListingPlace>>

/** Reads the parts of the address that have columns of their own. */
function readPlaceParts(values: FeedValues): ListingPlace {
  const parts: ListingPlace = {}
  for (const [field, part] of Object.entries(PARTS) as [keyof typeof PARTS, keyof ListingPlace][]) {
    const text = values.text(field)
    if (text !== '') parts[part] = text
  }
  return parts
}
