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

/** A whole number. */
interface NumberDeclaration extends PlainDeclaration {
  readonly kind: 'number'
  readonly getRange: (currentYear: number) => Range
}

/** Whole units of the currency of the price; 0 is none. Like choices, amounts can be searched for. */
interface AmountDeclaration extends PlainDeclaration {
  readonly kind: 'amount'
  readonly getRange: (currentYear: number) => Range
}

/** One of a few values. */
interface ChoiceDeclaration extends PlainDeclaration {
  readonly kind: 'choice'
  readonly values: readonly string[]
}

const getAmountRange = (): Range => ({ min: 0, max: MAX_INT32 })

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
  pets: {
    kind: 'choice',
    field: 'pets',
    column: 'pets',
    values: ['allowed', 'on-request', 'not-allowed'],
  },
  furnished: {
    kind: 'choice',
    field: 'furnished',
    column: 'furnished',
    values: ['yes', 'partly', 'no'],
  },
  /** Of the agent. */
  commission: {
    kind: 'amount',
    field: 'commission',
    column: 'commission',
    getRange: getAmountRange,
  },
} as const satisfies Record<
  string,
  NumberDeclaration | AmountDeclaration | ChoiceDeclaration | TermDeclaration
>

type Facts = typeof FACTS
export type FactName = keyof Facts
type FactOfKind<Kind extends string> = {
  [Fact in FactName]: Facts[Fact]['kind'] extends Kind ? Fact : never
}[FactName]
export type AmountFact = FactOfKind<'amount'>
export type NumberFact = FactOfKind<'number'> | AmountFact
export type ChoiceFact = FactOfKind<'choice'>
export type PlainFact = NumberFact | ChoiceFact
/** Facts that can be read alone, as "No pets" or "No commission", and searched for. */
export type WordedFact = ChoiceFact | AmountFact

/** The value of a plain fact. */
export type FactValueOf<Fact extends PlainFact> = Fact extends ChoiceFact
  ? Facts[Fact]['values'][number]
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
export const isChoiceFact = (fact: FactName): fact is ChoiceFact => FACTS[fact].kind === 'choice'
const isPlainFact = (fact: FactName): fact is PlainFact => FACTS[fact].kind !== 'term'

export const PLAIN_FACTS: readonly PlainFact[] = FACT_NAMES.filter(isPlainFact)
const isWordedFact = (fact: FactName): fact is WordedFact =>
  isChoiceFact(fact) || isAmountFact(fact)
export const WORDED_FACTS: readonly WordedFact[] = FACT_NAMES.filter(isWordedFact)

/** A record with an entry for every worded fact. */
export const mapWordedFacts = <Value>(
  getValue: (fact: WordedFact) => Value,
): Record<WordedFact, Value> =>
  Object.fromEntries(WORDED_FACTS.map((fact) => [fact, getValue(fact)])) as Record<
    WordedFact,
    Value
  >

const AMOUNT_VALUES = ['none', 'some'] as const

/** The values of a worded fact that a search can ask for. */
export type WordedValuesOf<Fact extends WordedFact> = Fact extends ChoiceFact
  ? Facts[Fact]['values']
  : typeof AMOUNT_VALUES

export const getWordedValues = <Fact extends WordedFact>(fact: Fact): WordedValuesOf<Fact> =>
  (isChoiceFact(fact) ? FACTS[fact].values : AMOUNT_VALUES) as WordedValuesOf<Fact>

/** The value of a home that a search can ask for; `undefined` if it is not stated. */
export const toWordedValue = (stated: string | number | null | undefined): string | undefined =>
  typeof stated === 'number' ? (stated === 0 ? 'none' : 'some') : (stated ?? undefined)

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
