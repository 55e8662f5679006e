import { TextField } from '#app/ui/fields/text-field.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import {
  FACT_GROUP_NAMES,
  FACT_GROUPS,
  findFactGroup,
  isFactOf,
} from '#domain/catalog/listing/fact-groups.ts'
import { FACT_NAMES } from '#domain/catalog/listing/facts.ts'
import { factGroupTexts } from '#texts/catalog/fact-filters.ts'
import { formatFieldLabel } from '#texts/homes/steps.ts'
import { FactField, type FactNames } from './fact-field.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

interface FactsStepProps extends StepProps {
  readonly names: FactNames
}

const UNGROUPED = FACT_NAMES.filter((fact) => findFactGroup(fact) === null)

export function FactsStep({ names, ...step }: FactsStepProps) {
  return (
    <StepForm step="facts" {...step}>
      {(field) => (
        <>
          <TextField {...field('rooms')} label={formatFieldLabel('rooms')} inputMode="numeric" />
          <TextField {...field('area')} label={formatFieldLabel('area')} inputMode="decimal" />
          {UNGROUPED.map((fact) => (
            <FactField key={fact} fact={fact} field={field(fact)} names={names} />
          ))}
          {FACT_GROUP_NAMES.map((group) => (
            <fieldset
              key={group}
              className="step-fields fact-fields mt-4 border-line border-t pt-4"
            >
              <legend>{factGroupTexts[group]}</legend>
              {FACT_GROUPS[group]
                .filter((fact) => isFactOf(fact, step.values.type as EstateType | ''))
                .map((fact) => (
                  <FactField key={fact} fact={fact} field={field(fact)} names={names} />
                ))}
            </fieldset>
          ))}
        </>
      )}
    </StepForm>
  )
}
