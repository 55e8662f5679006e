import type { EstateType } from './estate-type.ts'
import type { FactName, WordedFact } from './facts.ts'

/** Facts that are asked for and shown together; the others have no group. */
export const FACT_GROUPS = {
  home: ['bathrooms', 'kitchen', 'balcony', 'elevator', 'parking'],
  terms: ['deposit', 'utilities', 'minTerm', 'availableFrom', 'children', 'registration'],
  /** How the home and its building get through a power cut. */
  outage: [
    'generatorElevator',
    'generatorWater',
    'generatorHeating',
    'generatorCorridors',
    'inverter',
    'gasStove',
    'internet',
    'shelter',
    'climb',
  ],
} as const satisfies Record<string, readonly FactName[]>

export type FactGroup = keyof typeof FACT_GROUPS
export const FACT_GROUP_NAMES = Object.keys(FACT_GROUPS) as FactGroup[]

export type OutageFact = (typeof FACT_GROUPS)['outage'][number]
const OUTAGE_FACTS: readonly FactName[] = FACT_GROUPS.outage
export const isOutageFact = (fact: FactName): boolean => OUTAGE_FACTS.includes(fact)

export const findFactGroup = (fact: FactName): FactGroup | null =>
  FACT_GROUP_NAMES.find((group) => {
    const facts: readonly FactName[] = FACT_GROUPS[group]
    return facts.includes(fact)
  }) ?? null

/** What only homes for rent have. */
const RENT_FACTS: readonly FactName[] = [
  'deposit',
  'utilities',
  'minTerm',
  'children',
  'registration',
]

/** @param type `null` or empty while it is not known */
export const isFactOf = (fact: FactName, type: EstateType | '' | null): boolean =>
  type !== 'sale' || !RENT_FACTS.includes(fact)

/** What visitors may ask the owner for where it is not stated. */
export const ASKED_FACTS: readonly WordedFact[] = [
  'pets',
  'furnished',
  'commission',
  ...FACT_GROUPS.home,
  ...FACT_GROUPS.terms.filter((fact) => fact !== 'availableFrom'),
  ...FACT_GROUPS.outage,
]
