import { FACTS, mapChoiceFacts } from '#domain/catalog/listing/facts.ts'
import { CONDITION_NAMES, HEATING_NAMES, WALL_NAMES } from '#domain/catalog/listing/present/en.ts'
import type { OfferField } from '#domain/homes/offer/content.ts'
import { getFactValueText } from '#texts/catalog/fact-filters.ts'
import { wordCondition, wordHeating, wordWalls } from '#texts/format/listing.ts'
import { exactnessNames, exactPlace, typeNames } from '#texts/homes/steps.ts'
import type { FactNames } from './steps/fact-field.tsx'

const wordAll = (names: Readonly<Record<string, string>>, word: (english: string) => string) =>
  Object.fromEntries(Object.entries(names).map(([value, name]) => [value, word(name)]))

/** What the standard values of facts are called in the form. */
export const factChoiceNames: FactNames = {
  condition: wordAll(CONDITION_NAMES, wordCondition),
  heating: wordAll(HEATING_NAMES, wordHeating),
  walls: wordAll(WALL_NAMES, wordWalls),
  ...mapChoiceFacts((fact) =>
    Object.fromEntries(FACTS[fact].values.map((value) => [value, getFactValueText(fact, value)])),
  ),
}

const CHOICE_NAMES: Readonly<Partial<Record<OfferField, Readonly<Record<string, string>>>>> = {
  ...factChoiceNames,
  type: typeNames,
  exactness: { '': exactPlace, ...exactnessNames },
}

/** "For rent" for `rent`; what was typed if the field has no choices or other ones. */
export const nameTyped = (field: OfferField, typed: string): string =>
  CHOICE_NAMES[field]?.[typed] ?? typed.trim()
