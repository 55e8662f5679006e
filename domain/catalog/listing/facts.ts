import { getPlausibleYears, PLAUSIBLE_FLOORS, type Range } from '#domain/catalog/price/plausible.ts'
import { MAX_INT32 } from './int32.ts'
import { omitMissing } from './omit-missing.ts'
import { CONDITIONS, HEATINGS, WALLS } from './terms.ts'

/** The fact has the same value wherever it is stored, sent or stated. */
interface PlainDeclaration {
  /** Its field of a listing. */
  readonly field: string
  /** Its column of a `ListingRow`. */
  readonly column: string
}

/** How searches divide numbers: those who ask for a step find homes with it and with anything better. */
export interface Steps {
  readonly better: 'lower' | 'higher'
  /** Ascending. */
  readonly values: readonly number[]
}

/** A number, whole unless `isFractional`. */
interface NumberDeclaration extends PlainDeclaration {
  readonly kind: 'number'
  readonly getRange: (currentYear: number) => Range
  readonly isFractional?: true
  /** Without steps it cannot be searched for. */
  readonly steps?: Steps
}

/** Whole units of the currency of the price; 0 is none. Like choices, amounts can be searched for. */
interface AmountDeclaration extends PlainDeclaration {
  readonly kind: 'amount'
  readonly getRange: (currentYear: number) => Range
  readonly steps?: Steps
}

/** A day: "2026-09-13". */
interface DayDeclaration extends PlainDeclaration {
  readonly kind: 'day'
}

/** One of a few values. */
interface ChoiceDeclaration extends PlainDeclaration {
  readonly kind: 'choice'
  readonly values: readonly string[]
}

const upTo =
  (max: number, min = 0) =>
  (): Range => ({ min, max })

const stepped = <const Name extends string>(
  name: Name,
  getRange: () => Range,
  better: Steps['better'],
  values: Steps['values'],
) => ({ kind: 'number', field: name, column: name, getRange, steps: { better, values } }) as const

const amount = <const Name extends string>(name: Name) =>
  ({ kind: 'amount', field: name, column: name, getRange: upTo(MAX_INT32) }) as const

const choice = <const Name extends string, const Values extends readonly string[]>(
  name: Name,
  values: Values,
) => ({ kind: 'choice', field: name, column: name, values }) as const

const yesOrNo = <const Name extends string>(name: Name) => choice(name, ['yes', 'no'])

/** Deposits up to this number are months of rent, others amounts. */
export const MAX_DEPOSIT_MONTHS = 12

/** A standard value, or what the source says instead (`Term`). */
interface TermDeclaration {
  readonly kind: 'term'
  readonly values: readonly string[]
}

/**
 * What a home can have and need not state, by its name in the owners' form and in feeds, in the order of the form.
 * Everything that reads, stores or sends all facts goes through this list; the compiler asks for the rest, such as
 * words (`content/en/catalog/facts.ts`, `domain/feeds/fact-words.ts`) and columns (`server/catalog/tables.ts`).
 */
export const FACTS = {
  floor: {
    kind: 'number',
    field: 'currentFloor',
    column: 'floor',
    getRange: () => PLAUSIBLE_FLOORS,
  },
  floors: {
    kind: 'number',
    field: 'totalFloor',
    column: 'totalFloors',
    getRange: () => ({ min: 1, max: PLAUSIBLE_FLOORS.max }),
  },
  year: {
    kind: 'number',
    field: 'yearofConstruction',
    column: 'yearOfConstruction',
    getRange: getPlausibleYears,
  },
  condition: { kind: 'term', values: CONDITIONS },
  heating: { kind: 'term', values: HEATINGS },
  walls: { kind: 'term', values: WALLS },
  pets: choice('pets', ['allowed', 'on-request', 'not-allowed']),
  furnished: choice('furnished', ['yes', 'partly', 'no']),
  bathrooms: stepped('bathrooms', upTo(20, 1), 'higher', [2, 3]),
  /** m². */
  kitchen: { ...stepped('kitchen', upTo(200, 1), 'higher', [8, 10, 15]), isFractional: true },
  balcony: yesOrNo('balcony'),
  elevator: yesOrNo('elevator'),
  parking: choice('parking', ['covered', 'outdoor', 'no']),
  /** Of the agent. */
  commission: amount('commission'),
  /** Months of rent or an amount, see `MAX_DEPOSIT_MONTHS`; searches count months. */
  deposit: { ...amount('deposit'), steps: { better: 'lower', values: [0, 1, 2] } },
  utilities: choice('utilities', ['included', 'by-meter']),
  /** Months. */
  minTerm: stepped('minTerm', upTo(60, 1), 'lower', [1, 3, 6, 12]),
  availableFrom: { kind: 'day', field: 'availableFrom', column: 'availableFrom' },
  children: choice('children', ['welcome', 'on-request', 'not-allowed']),
  /** Of the tenants, at the address. */
  registration: choice('registration', ['possible', 'not-possible']),
  generatorElevator: yesOrNo('generatorElevator'),
  generatorWater: yesOrNo('generatorWater'),
  generatorHeating: yesOrNo('generatorHeating'),
  generatorCorridors: yesOrNo('generatorCorridors'),
  /** Watt-hours of the batteries of the home itself; 0 is none. */
  inverter: stepped('inverter', upTo(100_000), 'higher', [1, 1_000, 3_000]),
  gasStove: yesOrNo('gasStove'),
  /** Whether it works without mains. */
  internet: yesOrNo('internet'),
  /** Meters to the shelter; 0 is in the building. */
  shelter: stepped('shelter', upTo(10_000), 'lower', [0, 100, 300, 500]),
  /** Floors to climb without the elevator. */
  climb: stepped('climb', upTo(100), 'lower', [0, 2, 4]),
} as const satisfies Record<
  string,
  NumberDeclaration | AmountDeclaration | DayDeclaration | ChoiceDeclaration | TermDeclaration
>

type Facts = typeof FACTS
export type FactName = keyof Facts
type FactOfKind<Kind extends string> = {
  [Fact in FactName]: Facts[Fact]['kind'] extends Kind ? Fact : never
}[FactName]
export type AmountFact = FactOfKind<'amount'>
export type NumberFact = FactOfKind<'number'> | AmountFact
export type DayFact = FactOfKind<'day'>
export type ChoiceFact = FactOfKind<'choice'>
export type PlainFact = NumberFact | DayFact | ChoiceFact
export type SteppedFact = {
  [Fact in FactName]: Facts[Fact] extends { readonly steps: Steps } ? Fact : never
}[FactName]
/** Facts that can be read alone, as "No pets" or "2 bathrooms", and searched for. */
export type WordedFact = ChoiceFact | AmountFact | SteppedFact

/** The value of a plain fact. */
export type FactValueOf<Fact extends PlainFact> = Fact extends ChoiceFact
  ? Facts[Fact]['values'][number]
  : Fact extends DayFact
    ? string
    : number

/** Stated plain facts, by their fields of a listing. */
export type FactFields = {
  [Fact in PlainFact as Facts[Fact]['field']]?: FactValueOf<Fact> | undefined
}

/** Plain facts by their columns; `null` where they are not stated. */
export type FactColumns = {
  [Fact in PlainFact as Facts[Fact]['column']]: FactValueOf<Fact> | null
}

export const FACT_NAMES = Object.keys(FACTS) as FactName[]

export const isAmountFact = (fact: FactName): fact is AmountFact => FACTS[fact].kind === 'amount'
export const isNumberFact = (fact: FactName): fact is NumberFact =>
  FACTS[fact].kind === 'number' || isAmountFact(fact)
export const isDayFact = (fact: FactName): fact is DayFact => FACTS[fact].kind === 'day'
export const isChoiceFact = (fact: FactName): fact is ChoiceFact => FACTS[fact].kind === 'choice'
export const isSteppedFact = (fact: FactName): fact is SteppedFact => 'steps' in FACTS[fact]
export const isFractionalFact = (fact: NumberFact): boolean => 'isFractional' in FACTS[fact]
const isPlainFact = (fact: FactName): fact is PlainFact => FACTS[fact].kind !== 'term'

export const PLAIN_FACTS: readonly PlainFact[] = FACT_NAMES.filter(isPlainFact)
const isWordedFact = (fact: FactName): fact is WordedFact =>
  isChoiceFact(fact) || isAmountFact(fact) || isSteppedFact(fact)
export const WORDED_FACTS: readonly WordedFact[] = FACT_NAMES.filter(isWordedFact)

/** Facts whose values are a list to choose from. */
export type ListedFact = FactOfKind<'choice' | 'term'>
export const isListedFact = (fact: FactName): fact is ListedFact => 'values' in FACTS[fact]

/** A record with an entry for every worded fact. */
export const mapWordedFacts = <Value>(
  getValue: (fact: WordedFact) => Value,
): Record<WordedFact, Value> =>
  Object.fromEntries(WORDED_FACTS.map((fact) => [fact, getValue(fact)])) as Record<
    WordedFact,
    Value
  >

/** A record with an entry for every fact that is a choice. */
export const mapChoiceFacts = <Value>(
  getValue: (fact: ChoiceFact) => Value,
): Record<ChoiceFact, Value> =>
  Object.fromEntries(
    FACT_NAMES.filter(isChoiceFact).map((fact) => [fact, getValue(fact)]),
  ) as Record<ChoiceFact, Value>

/** @param read returns nothing for a fact that is not stated */
export const toFactFields = (
  read: (fact: PlainFact) => string | number | null | undefined,
): FactFields =>
  omitMissing(
    Object.fromEntries(PLAIN_FACTS.map((fact) => [FACTS[fact].field, read(fact)])),
  ) as FactFields

export const pickFacts = (fields: FactFields): FactFields =>
  toFactFields((fact) => fields[FACTS[fact].field])

export const toFactColumns = (fields: FactFields): FactColumns =>
  Object.fromEntries(
    PLAIN_FACTS.map((fact) => [FACTS[fact].column, fields[FACTS[fact].field] ?? null]),
  ) as FactColumns
