import type { GeoPoint } from '#domain/catalog/listing/approximate-point.ts'

const POINT = /^(-?\d{1,2}(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)$/

/**
 * Reads "50.4501, 30.5234", as map sites copy it: latitude first, in degrees. `null` for anything
 * else.
 */
export function parsePoint(text: string): GeoPoint | null {
  const [, lat, lng] = POINT.exec(text.trim()) ?? []
  const point = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null
}

/** Precise to a meter. */
export const formatPoint = ({ lat, lng }: GeoPoint): string =>
  `${lat.toFixed(5)}, ${lng.toFixed(5)}`
