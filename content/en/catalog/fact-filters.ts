import type { FactFilter, FactValue } from '#domain/catalog/search/fact-filters.ts'
import { wordedFactTexts } from './facts.ts'

const yesOrNo = { yes: 'Yes', no: 'No' } as const
const choice = { allowed: 'Allowed', 'on-request': 'On request', 'not-allowed': 'Not allowed' }

/** The values of facts in the filter panel, beneath the name of the fact. */
const shortValues: { readonly [Fact in FactFilter]: Readonly<Record<FactValue<Fact>, string>> } = {
  renovation: { true: 'Renovated', false: 'Not renovated' },
  pets: choice,
  furnished: { yes: 'Yes', partly: 'Partly', no: 'No' },
  bathrooms: { 2: '2+', 3: '3+' },
  kitchen: { 8: 'From 8', 10: 'From 10', 15: 'From 15' },
  balcony: yesOrNo,
  elevator: yesOrNo,
  parking: { covered: 'Covered', outdoor: 'Outdoor', no: 'None' },
  commission: { none: 'None', some: 'With commission' },
  deposit: { 0: 'None', 1: 'Up to 1 month', 2: 'Up to 2 months' },
  utilities: { included: 'Included', 'by-meter': 'By meter' },
  minTerm: { 1: 'Up to 1', 3: 'Up to 3', 6: 'Up to 6', 12: 'Up to 12' },
  children: { welcome: 'Welcome', 'on-request': 'On request', 'not-allowed': 'Not allowed' },
  registration: { possible: 'Possible', 'not-possible': 'Not possible' },
  generatorElevator: yesOrNo,
  generatorWater: yesOrNo,
  generatorHeating: yesOrNo,
  generatorCorridors: yesOrNo,
  inverter: { 1: 'Any', 1000: 'From 1,000', 3000: 'From 3,000' },
  gasStove: yesOrNo,
  internet: yesOrNo,
  shelter: { 0: 'In the building', 100: 'Up to 100', 300: 'Up to 300', 500: 'Up to 500' },
  climb: { 0: 'None', 2: 'Up to 2', 4: 'Up to 4' },
}

/** The facts of the filter panel, and what their values are called in chips. */
const factFilterTexts: Readonly<
  Record<FactFilter, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
> = { renovation: { name: 'Renovation', values: shortValues.renovation }, ...wordedFactTexts }

export const getFactFilterName = (fact: FactFilter): string => factFilterTexts[fact].name

export const unstatedTexts = {
  also: "Include homes that don't say",
  or: 'or not stated',
} as const

/** The groups of the panel that can be opened. */
export const factGroupTexts = {
  home: 'More about the home',
  terms: 'Terms',
  outage: 'During a power cut',
} as const

export const AVAILABLE_BY = 'Free by'

/** "Free by December 1, 2026". */
export const formatAvailableBy = (day: string, orUnstated: boolean): string =>
  `${AVAILABLE_BY} ${day}${orUnstated ? ` ${unstatedTexts.or}` : ''}`

export const getFactValueText = (fact: FactFilter, value: FactValue): string => {
  const names: Readonly<Record<string, string>> = shortValues[fact]
  return names[value] ?? value
}

/** "Renovated", "Not renovated or not stated". */
export function formatFactFilter(fact: FactFilter, value: FactValue, orUnstated: boolean): string {
  const name = factFilterTexts[fact].values[value] ?? value
  return orUnstated ? `${name} ${unstatedTexts.or}` : name
}
