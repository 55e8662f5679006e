import { getDistanceKm } from '#domain/catalog/city/distance.ts'

/** See docs/product/site.md, "Fixed content". */
export interface Office {
  readonly id: number
  readonly name: string
  /** Street and house, then the city: `44 Khreshchatyk Street, Kyiv`. */
  readonly address: string
  /** Degrees north and east. */
  readonly lat: number
  readonly lng: number
}

export function getOfficeCity({ address }: Pick<Office, 'address'>): string {
  return address.slice(address.lastIndexOf(',') + 1).trim()
}

/** Cities come in the order of their first office. */
export function groupOfficesByCity(
  offices: readonly Office[],
): readonly { readonly city: string; readonly offices: readonly Office[] }[] {
  return [...Map.groupBy(offices, getOfficeCity)].map(([city, found]) => ({ city, offices: found }))
}

/** The nearest first. */
export function sortOfficesByDistance(
  offices: readonly Office[],
  position: { readonly lat: number; readonly lng: number },
) {
  return offices
    .map((office) => ({ office, km: getDistanceKm(office, position) }))
    .toSorted((a, b) => a.km - b.km)
}

/** Directions to the office; OpenStreetMap asks for the start. */
export const getDirectionsUrl = ({ lat, lng }: Pick<Office, 'lat' | 'lng'>): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`
