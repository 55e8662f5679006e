import type { MapListing } from '#app/features/catalog/map/listings/search/map-results.ts'

/** Width of a pin with its price. */
const PIN_WIDTH_PX = 72
const PIN_HEIGHT_PX = 34

export interface Point {
  readonly x: number
  readonly y: number
}

/** Listings whose pins would overlap, at the coordinates of the first one. */
export interface PinGroup {
  readonly listings: readonly MapListing[]
  readonly lat: number
  readonly lng: number
}

const overlap = (a: Point, b: Point) =>
  Math.abs(a.x - b.x) < PIN_WIDTH_PX && Math.abs(a.y - b.y) < PIN_HEIGHT_PX

/**
 * Groups listings whose pins would overlap the first pin of the group. Keeps their order.
 *
 * @param project maps a listing to its position in pixels
 */
export function groupPins(
  listings: readonly MapListing[],
  project: (listing: MapListing) => Point,
): PinGroup[] {
  const groups: { point: Point; listings: MapListing[] }[] = []
  for (const listing of listings) {
    const point = project(listing)
    const group = groups.find((one) => overlap(one.point, point))
    if (group) group.listings.push(listing)
    else groups.push({ point, listings: [listing] })
  }
  return groups.flatMap(({ listings: [first, ...others] }) =>
    first ? [{ listings: [first, ...others], lat: first.lat, lng: first.lng }] : [],
  )
}

/** Whether zooming in would separate the group. */
export function canSeparate(
  group: PinGroup,
  projectAtMaxZoom: (listing: MapListing) => Point,
): boolean {
  return groupPins(group.listings, projectAtMaxZoom).length > 1
}
