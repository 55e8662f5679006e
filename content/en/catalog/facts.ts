import type { FactName, WordedFact, WordedValuesOf } from '#domain/catalog/listing/facts.ts'

interface FactTexts<Value extends string> {
  readonly name: string
  /** As they stand on cards, on the page of a home and in chips. */
  readonly values: Readonly<Record<Value, string>>
  /** In the filter panel, beneath the name. */
  readonly shortValues: Readonly<Record<Value, string>>
  /** The search without this condition. */
  readonly any: string
  /** For those who program against the API. */
  readonly parameter: string
}

export const wordedFactTexts: {
  readonly [Fact in WordedFact]: FactTexts<WordedValuesOf<Fact>[number]>
} = {
  pets: {
    name: 'Pets',
    values: { allowed: 'Pets allowed', 'on-request': 'Pets on request', 'not-allowed': 'No pets' },
    shortValues: { allowed: 'Allowed', 'on-request': 'On request', 'not-allowed': 'Not allowed' },
    any: 'With or without pets',
    parameter: 'Whether pets are allowed.',
  },
  furnished: {
    name: 'Furniture',
    values: { yes: 'Furnished', partly: 'Partly furnished', no: 'Unfurnished' },
    shortValues: { yes: 'Yes', partly: 'Partly', no: 'No' },
    any: 'Furnished or not',
    parameter: 'Furnished, partly furnished, or unfurnished.',
  },
  commission: {
    name: 'Commission',
    values: { none: 'No commission', some: 'With commission' },
    shortValues: { none: 'None', some: 'With commission' },
    any: 'With or without commission',
    parameter: "With or without an agent's commission.",
  },
}

/** What a home is near to or part of. */
export const placeNames = {
  metro: 'Metro station',
  complex: 'Residential complex',
} as const

/** What facts are called in the owners' form and in the comparison. */
export const factNames: Readonly<Record<FactName, string>> = {
  floor: 'Floor',
  floors: 'Floors in the building',
  year: 'Year built',
  condition: 'Condition',
  heating: 'Heating',
  walls: 'Walls',
  pets: wordedFactTexts.pets.name,
  furnished: wordedFactTexts.furnished.name,
  commission: wordedFactTexts.commission.name,
}
