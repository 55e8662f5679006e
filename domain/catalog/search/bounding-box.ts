/** In degrees. It cannot cross the 180th meridian. */
export interface BoundingBox {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Digits after the point in a URL: 0.00001° is about one meter. */
const COORDINATE_DIGITS = 5
const COORDINATE = /^-?\d{1,3}(\.\d{1,10})?$/

/** Adding 0 turns -0 into 0. */
const roundCoordinate = (degrees: number) => Number(degrees.toFixed(COORDINATE_DIGITS)) + 0

export const UKRAINE: BoundingBox = { south: 44.2, west: 22.1, north: 52.4, east: 40.3 }

/** Reads "south,west,north,east", rounded to about one meter; `null` for any other text. */
export function parseBoundingBox(text: string): BoundingBox | null {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => COORDINATE.test(part))) return null
  const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) =>
    roundCoordinate(Number(part)),
  )
  const inRange = south >= -90 && north <= 90 && west >= -180 && east <= 180
  return inRange && south <= north && west <= east ? { south, west, north, east } : null
}

/** "south,west,north,east", rounded to about one meter. */
export function formatBoundingBox({ south, west, north, east }: BoundingBox): string {
  return [south, west, north, east].map(roundCoordinate).join(',')
}
