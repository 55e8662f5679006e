import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import { formatPoint } from '#domain/homes/offer/point.ts'
import { hasFields, isNumber } from '#domain/platform/json/shape.ts'
import { ENDPOINTS, withParameters } from '#domain/platform/paths.ts'

/** In degrees: about a kilometer. Homes of a place that is larger say too little about a single one. */
const MAX_EXTENT = { lat: 0.009, lng: 0.014 }

const isBox = hasFields<BoundingBox>({
  south: isNumber,
  west: isNumber,
  north: isNumber,
  east: isNumber,
})

/**
 * The middle of the homes at a place, as typed coordinates.
 *
 * @param place as searches name it: "Mezhyhirska Street, Kyiv"
 * @returns `null` if the place is too large, has no homes, or the server does not answer
 */
export async function findKnownPoint(place: string, type: string): Promise<string | null> {
  try {
    const response = await fetch(withParameters(ENDPOINTS.clusters, { type, q: place }))
    const box: unknown = await response.json()
    if (!isBox(box)) return null
    const { south, west, north, east } = box
    if (north - south > MAX_EXTENT.lat || east - west > MAX_EXTENT.lng) return null
    return formatPoint({ lat: (south + north) / 2, lng: (west + east) / 2 })
  } catch {
    return null
  }
}
