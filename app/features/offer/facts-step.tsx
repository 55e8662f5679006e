import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { fieldNames } from '#content/texts/my-listings/steps.ts'
import type { Condition, Heating, Walls } from '#domain/listing/terms.ts'
import { CHOICES } from '#domain/offer/content.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

/** The names of standard values: data, because they would come with the code of prices otherwise. */
export interface FactNames {
  readonly condition: Readonly<Record<Condition, string>>
  readonly heating: Readonly<Record<Heating, string>>
  readonly walls: Readonly<Record<Walls, string>>
}

interface FactsStepProps extends StepProps {
  readonly names: FactNames
}

export function FactsStep({ names, ...step }: FactsStepProps) {
  return (
    <StepForm step="facts" {...step}>
      {(field) => (
        <>
          <TextField {...field('rooms')} label={fieldNames.rooms} inputMode="numeric" />
          <TextField {...field('area')} label={fieldNames.area} inputMode="decimal" />
          <TextField {...field('floor')} label={fieldNames.floor} />
          <TextField {...field('floors')} label={fieldNames.floors} inputMode="numeric" />
          <TextField {...field('year')} label={fieldNames.year} inputMode="numeric" />
          <SelectField {...field('condition')} label={fieldNames.condition}>
            <ChoiceOptions values={CHOICES.condition} names={names.condition} />
          </SelectField>
          <SelectField {...field('heating')} label={fieldNames.heating}>
            <ChoiceOptions values={CHOICES.heating} names={names.heating} />
          </SelectField>
          <SelectField {...field('walls')} label={fieldNames.walls}>
            <ChoiceOptions values={CHOICES.walls} names={names.walls} />
          </SelectField>
        </>
      )}
    </StepForm>
  )
}
