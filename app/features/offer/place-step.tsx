import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import {
  exactnessNames,
  exactPlace,
  fieldHints,
  fieldNames,
  stepTexts,
  typeNames,
} from '#content/texts/my-listings/steps.ts'
import { CHOICES } from '#domain/offer/content.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

interface PlaceStepProps extends StepProps {
  /** The names of the cities that the site knows. */
  readonly cities: readonly string[]
}

export function PlaceStep({ cities, ...step }: PlaceStepProps) {
  return (
    <StepForm step="place" {...step}>
      {(field) => (
        <>
          <SelectField {...field('type')} label={fieldNames.type}>
            <ChoiceOptions values={CHOICES.type} names={typeNames} none={stepTexts.choose} />
          </SelectField>
          <TextField
            {...field('city')}
            label={fieldNames.city}
            list="offer-cities"
            autoComplete="address-level2"
          />
          <datalist id="offer-cities">
            {cities.map((city) => (
              <option key={city} value={city} />
            ))}
          </datalist>
          <TextField {...field('street')} label={fieldNames.street} autoComplete="off" />
          <TextField {...field('building')} label={fieldNames.building} autoComplete="off" />
          <TextField {...field('district')} label={fieldNames.district} autoComplete="off" />
          <SelectField {...field('exactness')} label={fieldNames.exactness}>
            <ChoiceOptions values={CHOICES.exactness} names={exactnessNames} none={exactPlace} />
          </SelectField>
          <TextField
            {...field('point')}
            label={fieldNames.point}
            hint={fieldHints.point}
            autoComplete="off"
          />
        </>
      )}
    </StepForm>
  )
}
