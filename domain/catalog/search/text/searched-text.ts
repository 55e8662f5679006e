import {
  FACT_FILTER_NAMES,
  type FactFilter,
  type FactValue,
  type SearchedFacts,
} from '../fact-filters.ts'

export interface SearchedParts {
  readonly address: string
  readonly metro: string | null
  readonly complex: string | null
  readonly description: string
  /** In other languages. */
  readonly translations: readonly (string | null)[]
  /** What the source calls the rooms, if that is no number: "studio". */
  readonly roomsText: string | null
  readonly facts: SearchedFacts
}

/** The words of what a home states in its facts and perhaps nowhere else. */
const FACT_WORDS: {
  readonly [Fact in FactFilter]?: { readonly [Value in FactValue<Fact>]?: string }
} = {
  renovation: { true: 'renovated, з ремонтом' },
  pets: { allowed: 'pets allowed, можна з тваринами' },
  furnished: {
    yes: 'furnished, з меблями',
    partly: 'furnished, з меблями',
    no: 'unfurnished, без меблів',
  },
  balcony: { yes: 'balcony, балкон' },
  elevator: { yes: 'elevator, lift, ліфт' },
  parking: { covered: 'parking, garage, паркінг, гараж', outdoor: 'parking, паркомісце' },
  commission: { none: 'no commission, без комісії' },
  deposit: { 0: 'no deposit, без застави' },
  children: { welcome: 'children welcome, можна з дітьми' },
  generatorElevator: { yes: 'generator, генератор' },
  generatorWater: { yes: 'generator, генератор' },
  generatorHeating: { yes: 'generator, генератор' },
  generatorCorridors: { yes: 'generator, генератор' },
  inverter: { 1: 'inverter, інвертор', 1000: 'inverter, інвертор', 3000: 'inverter, інвертор' },
  gasStove: { yes: 'gas stove, газова плита' },
  shelter: { 0: 'shelter, укриття' },
}

function wordFact(fact: FactFilter, value: string | undefined): string | null {
  const words: Readonly<Record<string, string | undefined>> = FACT_WORDS[fact] ?? {}
  return words[value ?? ''] ?? null
}

/** The text in which words are searched. A home with a metro station is found by the word alone, too. */
export const toSearchedText = (parts: SearchedParts): string =>
  [
    parts.address,
    parts.metro === null ? null : `metro ${parts.metro}`,
    parts.complex,
    parts.roomsText,
    parts.description,
    ...parts.translations,
    ...FACT_FILTER_NAMES.map((fact) => wordFact(fact, parts.facts[fact])),
  ]
    .filter((text) => text !== null)
    .join(' ')
