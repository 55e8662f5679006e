import { type ReactNode, useMemo } from 'react'
import { fetchJson } from '#app/browser/network/fetch-json.ts'
import { ChoiceField } from '#app/ui/fields/choice-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { type City, createGazetteer } from '#domain/catalog/city/city.ts'
import {
  type GeoPoint,
  toApproximatePoint,
  WITHHELD_RADIUS_M,
} from '#domain/catalog/listing/approximate-point.ts'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import { CHOICES } from '#domain/homes/offer/content.ts'
import type { TypedValues } from '#domain/homes/offer/draft.ts'
import { formatPoint, parsePoint } from '#domain/homes/offer/point.ts'
import { ENDPOINTS, withParameters } from '#domain/platform/paths.ts'
import { pinTexts } from '#texts/homes/pin.ts'
import {
  exactnessNames,
  exactPlace,
  fieldHints,
  formatFieldLabel,
  typeNames,
} from '#texts/homes/steps.ts'
import { StepForm, type StepProps, type Typing } from './step-form.tsx'
import { type PlaceKind, type PlaceSuggestions, SuggestedField } from './suggested-field.tsx'

/** What a map needs to place the pin. */
export interface Pin {
  readonly pin: GeoPoint | null
  readonly start: GeoPoint
  readonly startOf: 'country' | 'city'
  readonly circle: (GeoPoint & { readonly radius: number }) | null
  readonly onMove: (point: GeoPoint) => void
}

/** In degrees: about a kilometer. Homes of a place that is larger say too little about a single one. */
const MAX_EXTENT = { lat: 0.009, lng: 0.014 }

/**
 * The middle of the homes at a place, for sale or else for rent, as typed coordinates.
 *
 * @param place as searches name it: "Mezhyhirska Street, Kyiv"
 * @returns `null` if the place is too large, has no homes, or the server does not answer
 */
async function findKnownPoint(place: string): Promise<string | null> {
  for (const type of ESTATE_TYPES) {
    const box = await fetchExtent(withParameters(ENDPOINTS.clusters, { type, q: place }))
    if (box === null) continue
    const { south, west, north, east } = box
    if (north - south > MAX_EXTENT.lat || east - west > MAX_EXTENT.lng) continue
    return formatPoint({ lat: (south + north) / 2, lng: (west + east) / 2 })
  }
  return null
}

async function fetchExtent(path: string): Promise<BoundingBox | null> {
  try {
    return await fetchJson<BoundingBox>(path)
  } catch {
    return null
  }
}

interface PlaceStepProps extends StepProps {
  readonly cities: readonly City[]
  /** A map with the coordinates as a pin. */
  readonly renderMap: (pin: Pin) => ReactNode
  readonly renderSuggestions: (suggestions: PlaceSuggestions) => ReactNode
}

const TYPES = CHOICES.type.map((value) => ({ value, label: typeNames[value] }))
const EXACTNESS = [
  { value: '', label: exactPlace },
  ...CHOICES.exactness.map((value) => ({ value, label: exactnessNames[value] })),
]
/** Kinds of places that are a point on the map, more or less. */
const POINTS: readonly PlaceKind[] = ['street', 'complex']

export function PlaceStep({ cities, renderMap, renderSuggestions, ...step }: PlaceStepProps) {
  const { findCity } = useMemo(() => createGazetteer(cities), [cities])
  return (
    <StepForm step="place" {...step} findCity={findCity}>
      {(field, typing) => {
        const { typed, fill } = typing
        const suggested = (kind: PlaceKind) => (
          <SuggestedField
            {...field(kind)}
            label={formatFieldLabel(kind)}
            kind={kind}
            city={kind === 'city' ? '' : (typed.city ?? '')}
            onChoose={({ name, city }) => {
              fill(kind === 'city' ? { city } : { [kind]: name, city })
              if (POINTS.includes(kind)) void placePin(`${name}, ${city}`, typing)
            }}
            renderSuggestions={renderSuggestions}
          />
        )
        return (
          <>
            <ChoiceField {...field('type')} label={formatFieldLabel('type')} choices={TYPES} />
            {suggested('city')}
            {suggested('street')}
            <TextField
              {...field('building')}
              label={formatFieldLabel('building')}
              autoComplete="off"
            />
            {suggested('district')}
            {suggested('metro')}
            {suggested('complex')}
            <ChoiceField
              {...field('exactness')}
              label={formatFieldLabel('exactness')}
              choices={EXACTNESS}
            />
            <PlacePin
              typed={typed}
              findCity={findCity}
              onPlace={(point) => fill({ point })}
              renderMap={renderMap}
            />
            <TextField
              {...field('point')}
              label={formatFieldLabel('point')}
              hint={fieldHints.point}
              autoComplete="off"
            />
          </>
        )
      }}
    </StepForm>
  )
}

/** Sets the pin where homes of the place are, unless there is one. */
async function placePin(place: string, { typed: { point = '' }, fill }: Typing) {
  if (point !== '') return
  const known = await findKnownPoint(place)
  if (known !== null) fill({ point: known })
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
function PlacePin({ typed, findCity, onPlace, renderMap }: PlacePinProps) {
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
