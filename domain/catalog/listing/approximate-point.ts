/** In meters. A grid cell is half a kilometer wide, so the circle around its center contains it. */
export const WITHHELD_RADIUS_M = 500

/** Degrees. */
export interface GeoPoint {
  readonly lat: number
  readonly lng: number
}

/** Degrees; 556 m. Must divide 180. */
const CELL_LAT = 0.005
const ROWS = 180 / CELL_LAT

/**
 * The center of the point's cell in a grid that is the same for everybody. All points of a cell
 * give the same center, so that only the cell is revealed, however often it is stored. The exact
 * point is within `WITHHELD_RADIUS_M`.
 */
export function toApproximatePoint({ lat, lng }: GeoPoint): GeoPoint {
  const row = getCell(lat + 90, CELL_LAT, ROWS)
  const center = (row + 0.5) * CELL_LAT - 90
  // Makes each cell about as wide as it is high.
  const columns = Math.max(1, Math.round((360 / CELL_LAT) * Math.cos((center * Math.PI) / 180)))
  const width = 360 / columns
  return {
    lat: toMicrodegrees(center),
    lng: toMicrodegrees((getCell(lng + 180, width, columns) + 0.5) * width - 180),
  }
}

const getCell = (distance: number, size: number, cells: number) =>
  Math.min(cells - 1, Math.floor(distance / size))

/** To a tenth of a meter. `+ 0` removes -0. */
const toMicrodegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6 + 0
