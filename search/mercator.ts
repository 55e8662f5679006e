/** The world is a square of 2^28 units a side. At zoom 20 and 256 pixels a tile, a unit is a pixel. */
export const WORLD_BITS = 28
const WORLD_SIZE = 2 ** WORLD_BITS
/** Where the projection ends, in degrees north and south of the equator. */
const MAX_LATITUDE = 85.051_128_779_806_59

const clampToWorld = (units: number) => Math.min(WORLD_SIZE - 1, Math.max(0, Math.floor(units)))

/** Whole units east of the 180th meridian, from 0 to `WORLD_SIZE - 1`. */
export const toEast = (lng: number) => clampToWorld(((lng + 180) / 360) * WORLD_SIZE)

/** Whole units south of the upper edge. Latitudes beyond the projection are clamped to its edge. */
export function toSouth(lat: number): number {
  const radians = (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180
  const north = Math.log(Math.tan(Math.PI / 4 + radians / 2)) / Math.PI
  return clampToWorld(((1 - north) / 2) * WORLD_SIZE)
}

export const toLongitude = (east: number) => (east / WORLD_SIZE) * 360 - 180

export const toLatitude = (south: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * south) / WORLD_SIZE))) * 180) / Math.PI
