import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { formatFieldLabel } from '#content/texts/homes/steps.ts'
import type { Condition, Heating, Walls } from '#domain/catalog/listing/terms.ts'
import { CHOICES } from '#domain/homes/offer/content.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

/** Names of standard values, passed as data: importing them would load the code of prices as well. */
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
          <TextField {...field('rooms')} label={formatFieldLabel('rooms')} inputMode="numeric" />
          <TextField {...field('area')} label={formatFieldLabel('area')} inputMode="decimal" />
          <TextField {...field('floor')} label={formatFieldLabel('floor')} />
          <TextField {...field('floors')} label={formatFieldLabel('floors')} inputMode="numeric" />
          <TextField {...field('year')} label={formatFieldLabel('year')} inputMode="numeric" />
          <SelectField {...field('condition')} label={formatFieldLabel('condition')}>
            <ChoiceOptions values={CHOICES.condition} names={names.condition} />
          </SelectField>
          <SelectField {...field('heating')} label={formatFieldLabel('heating')}>
            <ChoiceOptions values={CHOICES.heating} names={names.heating} />
          </SelectField>
          <SelectField {...field('walls')} label={formatFieldLabel('walls')}>
            <ChoiceOptions values={CHOICES.walls} names={names.walls} />
          </SelectField>
        </>
      )}
    </StepForm>
  )
}
