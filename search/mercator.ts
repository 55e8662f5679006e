/** The world is a square of 2^28 units a side: at zoom 20, 256 pixels a tile, one is a pixel. */
export const WORLD_BITS = 28
export const WORLD = 2 ** WORLD_BITS
/** Where the projection ends, in degrees north and south. */
export const LAST_LATITUDE = 85.051_128_779_806_59

const inWorld = (units: number) => Math.min(WORLD - 1, Math.max(0, Math.floor(units)))

/** How far east of the 180th meridian, in units of the square, whole, from 0 to `WORLD` - 1. */
export const eastOf = (lng: number) => inWorld(((lng + 180) / 360) * WORLD)

/** How far south of its upper edge, likewise. What lies beyond the projection lies at its edge. */
export function southOf(lat: number): number {
  const radians = (Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat)) * Math.PI) / 180
  const north = Math.log(Math.tan(Math.PI / 4 + radians / 2)) / Math.PI
  return inWorld(((1 - north) / 2) * WORLD)
}

/** The longitude of a distance from the western edge, in degrees. */
export const longitudeOf = (east: number) => (east / WORLD) * 360 - 180

/** The latitude of a distance from the upper edge, in degrees. */
export const latitudeOf = (south: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * south) / WORLD))) * 180) / Math.PI
