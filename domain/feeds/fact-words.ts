import {
  type AmountFact,
  type ChoiceFact,
  type FactName,
  type FactValueOf,
  mapWordedFacts,
  type WordedFact,
} from '#domain/catalog/listing/facts.ts'
import { createPhraseFinder, type Phrases } from './terms/phrases.ts'

/** Column names of feeds, ours first (see `FEED_FIELDS`). */
export const FACT_COLUMN_NAMES = {
  floor: ['currentFloor', 'EntryLevel', 'floor', 'поверх'],
  floors: ['totalFloor', 'StoriesTotal', 'totalFloors', 'floors', 'поверхів'],
  year: ['yearofConstruction', 'YearBuilt', 'year', 'рікбудівництва'],
  condition: ['condition', 'PropertyCondition', 'facts.conditionText'],
  heating: ['heatingSystem', 'Heating', 'опалення'],
  walls: ['wallType', 'ConstructionMaterials', 'walls', 'material', 'стіни'],
  pets: ['pets', 'PetsAllowed', 'тварини'],
  furnished: ['furnished', 'меблі'],
  commission: ['commission', 'agentFee', 'комісія'],
} as const satisfies Record<FactName, readonly string[]>

type WordsOfFacts = { readonly [Fact in ChoiceFact]: Phrases<FactValueOf<Fact>> } & {
  /** What a feed says instead of the amount 0. */
  readonly [Fact in AmountFact]: Phrases<'none'>
}

/** English, then Ukrainian and Russian, Polish, German and Spanish. */
const FACT_WORDS: WordsOfFacts = {
  pets: {
    allowed: `yes, y, true, 1, pets allowed, allowed, cats and dogs, так, можна, можна з тваринами, да, можно
      можно с животными, tak, tak dozwolone, dozwolone, ja, erlaubt, si, permitidas, se admiten mascotas`,
    'on-request': `on request, negotiable, ask, by agreement, за домовленістю, за погодженням, по договоренности
      do uzgodnienia, nach vereinbarung, nach absprache, a consultar, negociable`,
    'not-allowed': `no, n, false, 0, no pets, not allowed, ні, без тварин, не можна, нет, без животных, нельзя
      nie, niedozwolone, nein, nicht erlaubt, no permitidas, no se admiten mascotas`,
  },
  furnished: {
    yes: `yes, y, true, 1, furnished, fully furnished, так, з меблями, є, да, с мебелью, есть, tak, umeblowane
      umeblowany, ja, mobliert, si, amueblado, amueblada`,
    partly: `partly, partial, partially, partly furnished, semi furnished, частково, частково з меблями, частично
      частично с мебелью, czesciowo, czesciowo umeblowane, teilweise, teilmobliert, parcialmente, semiamueblado`,
    no: `no, n, false, 0, unfurnished, not furnished, ні, без меблів, немає, нет, без мебели, nie
      nieumeblowane, bez mebli, nein, unmobliert, sin amueblar, sin muebles`,
  },
  commission: {
    none: `no, free, no commission, ні, без комісії, нет, без комиссии, brak, bez prowizji, provisionsfrei
      sin comision`,
  },
}

const FINDERS = mapWordedFacts((fact) => createPhraseFinder<string>(FACT_WORDS[fact]))

/** The value that a text means, 'none' for an amount of 0; `null` for an empty or unknown text. */
export const parseFactWord = (fact: WordedFact, text: string): string | null => FINDERS[fact](text)
