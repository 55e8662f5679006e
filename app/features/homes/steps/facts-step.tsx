import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import {
  FACT_NAMES,
  type FactName,
  isAmountFact,
  isNumberFact,
  type NumberFact,
} from '#domain/catalog/listing/facts.ts'
import { CHOICES } from '#domain/homes/offer/content.ts'
import { amountHint, formatFieldLabel } from '#texts/homes/steps.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

/** Names of standard values, passed as data: importing them would load the code of prices as well. */
export type FactNames = Readonly<
  Record<Exclude<FactName, NumberFact>, Readonly<Record<string, string>>>
>

interface FactsStepProps extends StepProps {
  readonly names: FactNames
}

/** Two basements have numbers below 0, for which number pads have no sign. */
const getInputMode = (fact: NumberFact) => (fact === 'floor' ? 'text' : 'numeric')

export function FactsStep({ names, ...step }: FactsStepProps) {
  return (
    <StepForm step="facts" {...step}>
      {(field) => (
        <>
          <TextField {...field('rooms')} label={formatFieldLabel('rooms')} inputMode="numeric" />
          <TextField {...field('area')} label={formatFieldLabel('area')} inputMode="decimal" />
          {FACT_NAMES.map((fact) =>
            isNumberFact(fact) ? (
              <TextField
                key={fact}
                {...field(fact)}
                label={formatFieldLabel(fact)}
                hint={isAmountFact(fact) ? amountHint : undefined}
                inputMode={getInputMode(fact)}
              />
            ) : (
              <SelectField key={fact} {...field(fact)} label={formatFieldLabel(fact)}>
                <ChoiceOptions values={CHOICES[fact]} names={names[fact]} />
              </SelectField>
            ),
          )}
        </>
      )}
    </StepForm>
  )
}
