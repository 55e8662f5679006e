import type { HomeOnMap } from '#app/features/map/listings/search/map-results.ts'

/** A price covers this much of the map about its place, in pixels. */
const WIDTH = 72
const HEIGHT = 34

export interface Point {
  readonly x: number
  readonly y: number
}

/** Homes whose prices would cover each other, and where they stand: where the first of them does. */
export interface PinGroup {
  readonly homes: readonly HomeOnMap[]
  readonly lat: number
  readonly lng: number
}

const cover = (one: Point, other: Point) =>
  Math.abs(one.x - other.x) < WIDTH && Math.abs(one.y - other.y) < HEIGHT

/**
 * Homes by whether their prices can be read beside each other, in their order: one that the price of
 * an earlier one would cover is counted with it.
 *
 * @param pointOf where a home is on the map, in pixels
 */
export function pinGroups(
  homes: readonly HomeOnMap[],
  pointOf: (home: HomeOnMap) => Point,
): PinGroup[] {
  const groups: { at: Point; homes: HomeOnMap[] }[] = []
  for (const home of homes) {
    const at = pointOf(home)
    const group = groups.find((one) => cover(one.at, at))
    if (group) group.homes.push(home)
    else groups.push({ at, homes: [home] })
  }
  return groups.flatMap(({ homes: [first, ...others] }) =>
    first ? [{ homes: [first, ...others], lat: first.lat, lng: first.lng }] : [],
  )
}

/** Whether homes of a group stand apart where the map is nearest. */
export function canPart(group: PinGroup, nearestPointOf: (home: HomeOnMap) => Point): boolean {
  return pinGroups(group.homes, nearestPointOf).length > 1
}
