import type { ComponentProps } from 'react'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import {
  type FactName,
  isDayFact,
  isFractionalFact,
  isListedFact,
  type ListedFact,
  type NumberFact,
} from '#domain/catalog/listing/facts.ts'
import { CHOICES } from '#domain/homes/offer/content.ts'
import { fieldHints, formatFieldLabel } from '#texts/homes/steps.ts'
import { ChoiceOptions } from './choice-options.tsx'

/** Names of standard values, passed as data: importing them would load the code of prices as well. */
export type FactNames = Readonly<Record<ListedFact, Readonly<Record<string, string>>>>

/** Two basements have numbers below 0, for which number pads have no sign. */
function getInputMode(fact: NumberFact) {
  if (fact === 'floor') return 'text'
  return isFractionalFact(fact) ? 'decimal' : 'numeric'
}

interface FactFieldProps {
  readonly fact: FactName
  /** What the form gives to each of its controls. */
  readonly field: Omit<ComponentProps<typeof TextField>, 'label'>
  readonly names: FactNames
}

export function FactField({ fact, field, names }: FactFieldProps) {
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
