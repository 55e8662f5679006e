import { DAY_MS } from '#domain/platform/time/durations.ts'

/** What tells homes of one owner or feed apart, and when a listing showed one. */
export interface OfferedHome {
  readonly id: number
  /** The first listing of the same home; `null` for itself. */
  readonly home: number | null
  readonly city: string
  readonly street: string | null
  readonly building: string | null
  readonly rooms: number
  readonly floor: number | null
  readonly area: number | null
  /** When it was first seen, in milliseconds since 1970. */
  readonly since: number
  /** When it was withdrawn; `null` while it is shown. */
  readonly until: number | null
}

/** Areas are measured and rounded anew for each listing. */
const AREA_TOLERANCE = 0.02

/**
 * Whether two listings of one estate type and one owner or feed look like one home. A home of which the building, the
 * floor or the area is not known looks like no other: its history must never be that of a neighbor.
 */
export function looksTheSame(a: OfferedHome, b: OfferedHome): boolean {
  if (a.street === null || a.building === null || a.floor === null) return false
  if (a.area === null || b.area === null) return false
  return (
    a.city === b.city &&
    a.street === b.street &&
    a.building === b.building &&
    a.rooms === b.rooms &&
    a.floor === b.floor &&
    Math.abs(a.area - b.area) <= AREA_TOLERANCE * Math.max(a.area, b.area)
  )
}

/** How long both listings may be shown: who moves a home from one to the other may withdraw the first afterwards. */
export const MAX_OVERLAP_MS = DAY_MS

const end = ({ until }: OfferedHome) => until ?? Number.POSITIVE_INFINITY

const getOverlap = (a: OfferedHome, b: OfferedHome) =>
  Math.min(end(a), end(b)) - Math.max(a.since, b.since)

const isEarlier = (a: OfferedHome, b: OfferedHome) =>
  a.since < b.since || (a.since === b.since && a.id < b.id)

/**
 * The home that a listing puts up again. New buildings have many homes that look the same: if any of them was
 * offered at the same time, or if several were offered before, nobody can tell which one it is.
 *
 * @param others of the same estate type and the same owner or feed
 * @returns the id of the home's first listing; `null` if it is the first, or cannot be told
 */
export function findRelistedHome(
  listing: OfferedHome,
  others: readonly OfferedHome[],
): number | null {
  const alike = others.filter((other) => other.id !== listing.id && looksTheSame(listing, other))
  if (alike.some((other) => getOverlap(listing, other) > MAX_OVERLAP_MS)) return null
  const earlier = alike.filter((other) => isEarlier(other, listing))
  const [home, ...more] = new Set(earlier.map((other) => other.home ?? other.id))
  return home === undefined || more.length > 0 ? null : home
}
