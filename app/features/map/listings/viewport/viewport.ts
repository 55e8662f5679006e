import type { LatLngBounds, Map as LeafletMap } from 'leaflet'
import {
  type BoundingBox,
  formatBoundingBox,
  parseBoundingBox,
} from '#domain/search/bounding-box.ts'

/** A part of the map, and how near it is seen. */
export interface Area {
  readonly box: BoundingBox
  readonly zoom: number
}

const clamp = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees))

/** As an address writes it, so that what is asked for is what the list is narrowed to. */
function boxOf(bounds: LatLngBounds): BoundingBox {
  const box = {
    south: clamp(bounds.getSouth(), 90),
    west: clamp(bounds.getWest(), 180),
    north: clamp(bounds.getNorth(), 90),
    east: clamp(bounds.getEast(), 180),
  }
  return parseBoundingBox(formatBoundingBox(box)) ?? box
}

/** What a map shows now. */
export const areaOf = (map: LeafletMap): Area => ({
  box: boxOf(map.getBounds()),
  zoom: Math.round(map.getZoom()),
})

/** The part that two boxes share; `null` if there is none. */
export function overlap(one: BoundingBox, other: BoundingBox): BoundingBox | null {
  const south = Math.max(one.south, other.south)
  const north = Math.min(one.north, other.north)
  const west = Math.max(one.west, other.west)
  const east = Math.min(one.east, other.east)
  return south <= north && west <= east ? { south, west, north, east } : null
}

/** The corners of a box, as Leaflet takes them. */
export const cornersOf = ({
  south,
  west,
  north,
  east,
}: BoundingBox): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
]

/** A box a little smaller than this one, which fits where this one is all that is seen. */
export function inset({ south, west, north, east }: BoundingBox): BoundingBox {
  const [rim, side] = [(north - south) / 100, (east - west) / 100]
  return { south: south + rim, west: west + side, north: north - rim, east: east - side }
}
