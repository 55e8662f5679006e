import { type ReactNode, useMemo } from 'react'
import { ChoiceField } from '#app/ui/fields/choice-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import {
  exactnessNames,
  exactPlace,
  fieldHints,
  formatFieldLabel,
  typeNames,
} from '#content/texts/homes/steps.ts'
import { type City, createGazetteer } from '#domain/catalog/city/city.ts'
import { CHOICES } from '#domain/homes/offer/content.ts'
import { findKnownPoint } from './find-known-point.ts'
import { type Pin, PlacePin } from './place-pin.tsx'
import { StepForm, type StepProps, type Typing } from './step-form.tsx'
import { type PlaceKind, type PlaceSuggestions, SuggestedField } from './suggested-field.tsx'

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
