import type { City } from '#domain/catalog/city/city.ts'
import { getDistanceKm } from '#domain/catalog/city/distance.ts'
import { type GeoPoint, WITHHELD_RADIUS_M } from '#domain/catalog/listing/approximate-point.ts'
import type { ListingPlace } from '#domain/catalog/listing/listing.ts'
import { MAX_KM_FROM_CITY } from '#domain/catalog/price/plausible.ts'
import { findCityInAddress, readCityCell, shortenAddress } from './address/find-city.ts'
import { splitAddress } from './address/split-address.ts'
import { withholdPlace } from './address/withhold-place.ts'
import type { FeedField } from './fields.ts'
import { parseDegrees, splitCoordinates } from './measure/degrees.ts'
import type { FeedConventions } from './measures.ts'
import { type FeedValues, readName } from './values.ts'
import { isPlaceWithheld } from './withheld.ts'

/** Reads the coordinates, also of one cell; `null` if they are missing or cannot be used. */
export function readPoint(values: FeedValues): GeoPoint | null {
  const pair = values.text('lng') === '' ? splitCoordinates(values.text('lat')) : null
  const [lat, lng] = pair?.map(parseDegrees) ?? [
    values.coordinate('lat', 90),
    values.coordinate('lng', 180),
  ]
  if (lat == null || lng == null) return null
  if (values.isOwn || Math.max(Math.abs(lat), Math.abs(lng)) >= 1) return { lat, lng }
  values.drop('lat', 'a point; 0, 0 is in the ocean')
  return null
}

/** The rectangle around Ukraine, in degrees. */
const isInUkraine = ({ lat, lng }: GeoPoint) => lat > 44 && lat < 52.5 && lng > 22 && lng < 40.5

/** Reads the point of a home; `null` if it is not where the record says that the home is. */
function readPointOf(values: FeedValues, city: string, known: City | null): GeoPoint | null {
  const point = readPoint(values)
  if (point === null) return null
  if (known !== null) {
    if (getDistanceKm(point, known) <= MAX_KM_FROM_CITY) return point
    values.drop('lat', `a point within ${MAX_KM_FROM_CITY} km of ${known.name}`)
    return null
  }
  if (isInUkraine(point)) return point
  const others = [
    { lat: point.lng, lng: point.lat },
    { lat: -point.lat, lng: point.lng },
  ]
  if (others.some(isInUkraine)) {
    values.drop('lat', 'a latitude and a longitude, not exchanged and with the right signs')
    return null
  }
  if (city !== '') values.note('lat', 'a point in Ukraine; the home is far from it')
  return point
}

/**
 * Reads where a home is. A city that the site knows may be named anywhere in the address, or be the one around the
 * point. The city stands in for a missing address, and for a missing point if the site knows the city; if there is
 * neither, a problem is added. A point far from its city is dropped. For a withheld place, nothing exact is kept.
 *
 * @returns `point` is `null` if only the city is known, `placeRadius` (in meters) if the place is exact
 */
export function readPlace(values: FeedValues, { findCity, findCityAt }: FeedConventions) {
  const [cell, given] = [readName(values, 'city'), readName(values, 'address')]
  const named = readCityCell(cell, findCity) || findCityInAddress(given, findCity)
  const point = readPointOf(values, named, findCity(named))
  const around = named === '' && point !== null ? findCityAt(point) : null
  if (around !== null) values.note('city', `a city; the point is in ${around.name}`)
  const city = named || (around?.name ?? '')
  const known = around ?? findCity(city)
  if (city === '') values.addProblem('city', 'a city, or an address that names one')
  else if (known === null && point === null)
    values.addProblem('lat', `coordinates, because ${city} is no city that Homiq knows`)
  const address = shortenAddress(given) || city
  if (address === city) values.note('address', 'an address; the city stands in for it')
  const parts = { ...splitAddress(address, city), ...readPlaceParts(values) }
  const found = { address, city, place: withCity(parts, known), point }
  if (!isPlaceWithheld(values)) return { ...found, placeRadius: null }
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
    const text = values.isOwn ? values.text(field) : readName(values, field)
    if (text !== '') parts[part] = text
  }
  return parts
}
