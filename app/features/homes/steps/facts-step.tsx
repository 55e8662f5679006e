import type { ComponentProps } from 'react'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import {
  FACT_GROUP_NAMES,
  FACT_GROUPS,
  findFactGroup,
  isFactOf,
} from '#domain/catalog/listing/fact-groups.ts'
import {
  FACT_NAMES,
  type FactName,
  isDayFact,
  isFractionalFact,
  isListedFact,
  type ListedFact,
  type NumberFact,
} from '#domain/catalog/listing/facts.ts'
import { CHOICES } from '#domain/homes/offer/content.ts'
import { factGroupTexts } from '#texts/catalog/fact-filters.ts'
import { fieldHints, formatFieldLabel } from '#texts/homes/steps.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { StepForm, type StepProps } from './step-form.tsx'

/** Names of standard values, passed as data: importing them would load the code of prices as well. */
export type FactNames = Readonly<Record<ListedFact, Readonly<Record<string, string>>>>

interface FactsStepProps extends StepProps {
  readonly names: FactNames
}

/** Two basements have numbers below 0, for which number pads have no sign. */
function getInputMode(fact: NumberFact) {
  if (fact === 'floor') return 'text'
  return isFractionalFact(fact) ? 'decimal' : 'numeric'
}

const UNGROUPED = FACT_NAMES.filter((fact) => findFactGroup(fact) === null)

interface FactFieldProps {
  readonly fact: FactName
  /** What the form gives to each of its controls. */
  readonly field: Omit<ComponentProps<typeof TextField>, 'label'>
  readonly names: FactNames
}

function FactField({ fact, field, names }: FactFieldProps) {
  const label = formatFieldLabel(fact)
  if (isListedFact(fact))
    return (
      <SelectField {...(field as ComponentProps<typeof SelectField>)} label={label}>
        <ChoiceOptions values={CHOICES[fact]} names={names[fact]} />
      </SelectField>
    )
  if (isDayFact(fact)) return <TextField {...field} label={label} type="date" />
  return (
    <TextField {...field} label={label} hint={fieldHints[fact]} inputMode={getInputMode(fact)} />
  )
}

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
            <fieldset key={group} className="step-fields fact-fields">
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
