import type { ReactNode } from 'react'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import {
  exactnessNames,
  exactPlace,
  fieldHints,
  formatFieldLabel,
  stepTexts,
  typeNames,
} from '#content/texts/homes/steps.ts'
import type { City } from '#domain/catalog/city/city.ts'
import { CHOICES } from '#domain/homes/offer/content.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { type Pin, PlacePin } from './place-pin.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

interface PlaceStepProps extends StepProps {
  readonly cities: readonly City[]
  /** A map with the coordinates as a pin. */
  readonly renderMap: (pin: Pin) => ReactNode
}

export function PlaceStep({ cities, renderMap, ...step }: PlaceStepProps) {
  return (
    <StepForm step="place" {...step}>
      {(field, { typed, place }) => (
        <>
          <SelectField {...field('type')} label={formatFieldLabel('type')}>
            <ChoiceOptions values={CHOICES.type} names={typeNames} none={stepTexts.choose} />
          </SelectField>
          <TextField
            {...field('city')}
            label={formatFieldLabel('city')}
            list="offer-cities"
            autoComplete="address-level2"
          />
          <datalist id="offer-cities">
            {cities.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <TextField {...field('street')} label={formatFieldLabel('street')} autoComplete="off" />
          <TextField
            {...field('building')}
            label={formatFieldLabel('building')}
            autoComplete="off"
          />
          <TextField
            {...field('district')}
            label={formatFieldLabel('district')}
            autoComplete="off"
          />
          <TextField {...field('metro')} label={formatFieldLabel('metro')} autoComplete="off" />
          <TextField {...field('complex')} label={formatFieldLabel('complex')} autoComplete="off" />
          <SelectField {...field('exactness')} label={formatFieldLabel('exactness')}>
            <ChoiceOptions values={CHOICES.exactness} names={exactnessNames} none={exactPlace} />
          </SelectField>
          <PlacePin typed={typed} cities={cities} onPlace={place} renderMap={renderMap} />
          <TextField
            {...field('point')}
            label={formatFieldLabel('point')}
            hint={fieldHints.point}
            autoComplete="off"
          />
        </>
      )}
    </StepForm>
  )
}
