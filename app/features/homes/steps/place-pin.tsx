import type { ReactNode } from 'react'
import type { City } from '#domain/catalog/city/city.ts'
import {
  type GeoPoint,
  toApproximatePoint,
  WITHHELD_RADIUS_M,
} from '#domain/catalog/listing/approximate-point.ts'
import type { TypedValues } from '#domain/homes/offer/draft.ts'
import { formatPoint, parsePoint } from '#domain/homes/offer/point.ts'
import { pinTexts } from '#texts/homes/pin.ts'

/** What a map needs to place the pin. */
export interface Pin {
  readonly pin: GeoPoint | null
  readonly start: GeoPoint
  readonly startOf: 'country' | 'city'
  readonly circle: (GeoPoint & { readonly radius: number }) | null
  readonly onMove: (point: GeoPoint) => void
}

interface PlacePinProps {
  readonly typed: TypedValues
  readonly findCity: (name: string) => City | null
  readonly onPlace: (coordinates: string) => void
  readonly renderMap: (pin: Pin) => ReactNode
}

/** Roughly the center of Ukraine. */
const COUNTRY: GeoPoint = { lat: 49, lng: 31.4 }

/** Shows the coordinates as a pin on a map. */
export function PlacePin({ typed, findCity, onPlace, renderMap }: PlacePinProps) {
  const { city: cityName = '', point = '', exactness } = typed
  const pin = parsePoint(point)
  const city = findCity(cityName)
  const circle =
    pin === null || exactness !== 'withheld'
      ? null
      : { ...toApproximatePoint(pin), radius: WITHHELD_RADIUS_M }
  const onMove = (to: GeoPoint) => onPlace(formatPoint(to))
  return (
    <div className="col-span-full mb-3 grid gap-2 noscript:hidden">
      <div className="min-h-[clamp(16rem,45svh,26rem)] rounded-lg bg-sunken">
        {renderMap({
          pin,
          circle,
          onMove,
          ...(city ? { start: city, startOf: 'city' } : { start: COUNTRY, startOf: 'country' }),
        })}
      </div>
      <p className="field-hint">
        {pinTexts.hint} {exactness === 'withheld' && pinTexts.withheld}
      </p>
    </div>
  )
}
