import type { LatLngBounds, Map as LeafletMap } from 'leaflet'
import {
  type BoundingBox,
  formatBoundingBox,
  parseBoundingBox,
} from '#domain/catalog/search/bounding-box.ts'

/** The visible part of the map. */
export interface Viewport {
  readonly box: BoundingBox
  readonly zoom: number
}

export const getViewport = (map: LeafletMap): Viewport => ({
  box: toBoundingBox(map.getBounds()),
  zoom: Math.round(map.getZoom()),
})

/** Rounded as in a URL, so that map and list search the same box. */
function toBoundingBox(bounds: LatLngBounds): BoundingBox {
  const box = {
    south: clamp(bounds.getSouth(), 90),
    west: clamp(bounds.getWest(), 180),
    north: clamp(bounds.getNorth(), 90),
    east: clamp(bounds.getEast(), 180),
  }
  return parseBoundingBox(formatBoundingBox(box)) ?? box
}

const clamp = (degrees: number, max: number) => Math.max(-max, Math.min(max, degrees))

export const formatOptionalBox = (box: BoundingBox | null): string =>
  box === null ? '' : formatBoundingBox(box)

/** `null` if the boxes are disjoint. */
export function intersectBoxes(a: BoundingBox, b: BoundingBox): BoundingBox | null {
  const south = Math.max(a.south, b.south)
  const north = Math.min(a.north, b.north)
  const west = Math.max(a.west, b.west)
  const east = Math.min(a.east, b.east)
  return south <= north && west <= east ? { south, west, north, east } : null
}

export const toLatLngBounds = ({
  south,
  west,
  north,
  east,
}: BoundingBox): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
]

/** 1 % smaller at each side: fitting a box as large as the viewport would zoom out a level. */
export function shrinkBox({ south, west, north, east }: BoundingBox): BoundingBox {
  const [latMargin, lngMargin] = [(north - south) / 100, (east - west) / 100]
  return {
    south: south + latMargin,
    west: west + lngMargin,
    north: north - latMargin,
    east: east - lngMargin,
  }
}
