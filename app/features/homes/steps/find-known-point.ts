import { fetchJson } from '#app/browser/network/fetch-json.ts'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import { type BoundingBox, isBoundingBox } from '#domain/catalog/search/bounding-box.ts'
import { formatPoint } from '#domain/homes/offer/point.ts'
import { ENDPOINTS, withParameters } from '#domain/platform/paths.ts'

/** In degrees: about a kilometer. Homes of a place that is larger say too little about a single one. */
const MAX_EXTENT = { lat: 0.009, lng: 0.014 }

/**
 * The middle of the homes at a place, for sale or else for rent, as typed coordinates.
 *
 * @param place as searches name it: "Mezhyhirska Street, Kyiv"
 * @returns `null` if the place is too large, has no homes, or the server does not answer
 */
export async function findKnownPoint(place: string): Promise<string | null> {
  for (const type of ESTATE_TYPES) {
    const box = await fetchExtent(withParameters(ENDPOINTS.clusters, { type, q: place }))
    if (box === null) continue
    const { south, west, north, east } = box
    if (north - south > MAX_EXTENT.lat || east - west > MAX_EXTENT.lng) continue
    return formatPoint({ lat: (south + north) / 2, lng: (west + east) / 2 })
  }
  return null
}

async function fetchExtent(path: string): Promise<BoundingBox | null> {
  try {
    return await fetchJson(path, isBoundingBox)
  } catch {
    return null
  }
}
