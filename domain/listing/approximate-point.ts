/** Meters. A cell of the grid is half a kilometer wide, and lies in the circle around its center. */
export const WITHHELD_RADIUS_M = 500

/** Degrees. */
export interface GeoPoint {
  readonly lat: number
  readonly lng: number
}

/** Degrees; 556 m. It divides 180. */
const CELL_LAT = 0.005
const ROWS = 180 / CELL_LAT

/**
 * The center of the point's cell in a grid that is the same for everybody: two points of a cell give the same, so
 * nothing of the point is left but its cell, however often it is stored. The exact point is within `WITHHELD_RADIUS_M`.
 */
export function toApproximatePoint({ lat, lng }: GeoPoint): GeoPoint {
  const row = getCell(lat + 90, CELL_LAT, ROWS)
  const center = (row + 0.5) * CELL_LAT - 90
  // As many cells as make each about as wide as it is high.
  const columns = Math.max(1, Math.round((360 / CELL_LAT) * Math.cos((center * Math.PI) / 180)))
  const width = 360 / columns
  return {
    lat: toMicrodegrees(center),
    lng: toMicrodegrees((getCell(lng + 180, width, columns) + 0.5) * width - 180),
  }
}

const getCell = (distance: number, size: number, cells: number) =>
  Math.min(cells - 1, Math.floor(distance / size))

/** A tenth of a meter. `+ 0` has no -0. */
const toMicrodegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6 + 0
