import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GeoPoint, toApproximatePoint, WITHHELD_RADIUS_M } from './approximate-point.ts'

const EARTH_RADIUS_M = 6_371_008.8
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance. */
function getDistance(a: GeoPoint, b: GeoPoint): number {
  const [north, east] = [toRadians(b.lat - a.lat), toRadians(b.lng - a.lng)]
  const h =
    Math.sin(north / 2) ** 2 +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}

const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true })
const anyPoint = fc.record({ lat: degrees(90), lng: degrees(180) })
/** Ukraine, where the homes are. */
const pointOfUkraine = fc.record({
  lat: fc.double({ min: 44, max: 53, noNaN: true }),
  lng: fc.double({ min: 22, max: 41, noNaN: true }),
})

describe('an approximate point', () => {
  it.each([anyPoint, pointOfUkraine])('has the exact point in its circle', (points) => {
    fc.assert(
      fc.property(points, (point) => {
        expect(getDistance(point, toApproximatePoint(point))).toBeLessThan(WITHHELD_RADIUS_M)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is the same for all points around it, so that the exact one cannot be derived', () => {
    const offset = fc.double({ min: -0.0024, max: 0.0024, noNaN: true })
    fc.assert(
      fc.property(pointOfUkraine, offset, offset, (point, north, east) => {
        const center = toApproximatePoint(point)
        const other = { lat: center.lat + north, lng: center.lng + east }
        expect(toApproximatePoint(other)).toEqual(center)
      }),
    )
  })

  it('is one of few: a street has hundreds of homes, but two or three points', () => {
    const street = Array.from({ length: 500 }, (_, at) => ({ lat: 50.45 + at * 2e-5, lng: 30.52 }))
    const points = new Set(street.map((point) => JSON.stringify(toApproximatePoint(point))))
    expect(points.size).toBeLessThanOrEqual(3)
  })

  it('does not change when approximated again', () => {
    fc.assert(
      fc.property(pointOfUkraine, (point) => {
        const once = toApproximatePoint(point)
        expect(toApproximatePoint(once)).toEqual(once)
      }),
    )
  })

  it.each([[{ lat: 90, lng: 180 }], [{ lat: -90, lng: -180 }], [{ lat: 0, lng: 0 }]])(
    'is on Earth for %o',
    (point) => {
      const { lat, lng } = toApproximatePoint(point)
      expect(Math.abs(lat)).toBeLessThanOrEqual(90)
      expect(Math.abs(lng)).toBeLessThanOrEqual(180)
    },
  )
})
