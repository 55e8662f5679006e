const KM_PER_DEGREE = 111.32

/** In kilometers; accurate enough for a few hundred. */
export function getDistanceKm(
  a: { readonly lat: number; readonly lng: number },
  b: { readonly lat: number; readonly lng: number },
): number {
  const north = a.lat - b.lat
  const east = (a.lng - b.lng) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return KM_PER_DEGREE * Math.hypot(north, east)
}
