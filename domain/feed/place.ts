import { getDistanceKm } from '#domain/city/distance.ts'
import { MAX_KM_FROM_CITY } from '#domain/listing/plausible.ts'
import type { FeedConventions } from './measures.ts'
import type { FeedValues } from './values.ts'
import { parseCity } from './words.ts'

interface Coordinates {
  readonly lat: number
  readonly lng: number
}

interface Place {
  readonly address: string
  readonly city: string
  /** `null` where only the city is known. */
  readonly point: Coordinates | null
}

/** `null` without coordinates, and where they cannot be used. */
export function readPoint(values: FeedValues): Coordinates | null {
  const lat = values.coordinate('lat', 90)
  const lng = values.coordinate('lng', 180)
  return lat === null || lng === null ? null : { lat, lng }
}

/**
 * The city stands for a missing address, and for a missing point if the site knows it. A point far from its
 * city is dropped. Adds problems if there is neither.
 */
export function readPlace(values: FeedValues, { findCity }: FeedConventions): Place {
  const given = values.text('address')
  const city = values.text('city') || parseCity(given)
  if (city === '') values.addProblem('city', 'a city, or an address that ends with one')
  const known = findCity(city)
  const point = readPoint(values)
  const isFar = point !== null && known !== null && getDistanceKm(point, known) > MAX_KM_FROM_CITY
  if (isFar) values.drop('lat', `a point within ${MAX_KM_FROM_CITY} km of ${known.name}`)
  if (city !== '' && known === null && point === null)
    values.addProblem('lat', `coordinates, because ${city} is no city that Homiq knows`)
  return { address: given || city, city, point: isFar ? null : point }
}
