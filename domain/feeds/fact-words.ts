import {
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
  bathrooms: ['bathrooms', 'BathroomsTotalInteger', 'санвузлів'],
  kitchen: ['kitchen', 'kitchenArea', 'площакухні'],
  balcony: ['balcony', 'балкон'],
  elevator: ['elevator', 'lift', 'ліфт'],
  parking: ['parking', 'паркінг'],
  commission: ['commission', 'agentFee', 'комісія'],
  deposit: ['deposit', 'SecurityDeposit', 'застава'],
  utilities: ['utilities', 'комунальні'],
  minTerm: ['minTerm', 'MinimumLeaseTerm', 'мінімальнийтермін'],
  availableFrom: ['availableFrom', 'AvailabilityDate', 'вільназ'],
  children: ['children', 'діти'],
  registration: ['registration', 'реєстрація'],
  generatorElevator: ['generatorElevator'],
  generatorWater: ['generatorWater'],
  generatorHeating: ['generatorHeating'],
  generatorCorridors: ['generatorCorridors'],
  inverter: ['inverter', 'інвертор'],
  gasStove: ['gasStove', 'газоваплита'],
  internet: ['internetWithoutPower', 'internet'],
  shelter: ['shelter', 'укриття'],
  climb: ['climb'],
} as const satisfies Record<FactName, readonly string[]>

type WordsOfFacts = { readonly [Fact in ChoiceFact]: Phrases<FactValueOf<Fact>> } & {
  /** What a feed says instead of the number 0. */
  readonly [Fact in Exclude<WordedFact, ChoiceFact>]: Phrases<'none'>
}

const YES = `yes, y, true, 1, available, так, є, да, есть, tak, jest, ja, vorhanden, si`
const NO = `no, n, false, 0, none, ні, немає, нет, nie, brak, nein, kein, keine`
const YES_OR_NO = { yes: YES, no: NO } as const

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
  bathrooms: { none: '' },
  kitchen: { none: '' },
  balcony: {
    yes: `${YES}, balcony, loggia, balcony and loggia, балкон, лоджія, балкон і лоджія, є балкон, тераса, лоджия
      балкон и лоджия, balkon, loggia, taras, terrasse, balcon, terraza`,
    no: `${NO}, no balcony, без балкона, без балкону`,
  },
  elevator: {
    yes: `${YES}, elevator, lift, passenger, passenger and freight, ліфт, є ліфт, пасажирський, пасажирський і вантажний
      лифт, есть лифт, пассажирский, пассажирский и грузовой, winda, aufzug, fahrstuhl, ascensor`,
    no: `${NO}, no elevator, no lift, без ліфта, без ліфту, без лифта, bez windy, ohne aufzug, sin ascensor`,
  },
  parking: {
    covered: `covered, garage, underground, underground parking, covered parking, гараж, підземний, підземний паркінг
      паркінг, критий, подземный, подземный паркинг, паркинг, крытый, garaz, garaz podziemny, tiefgarage, garaje`,
    outdoor: `outdoor, open, street, yard, driveway, parking space, надворі, у дворі, біля будинку, відкрита, паркомісце
      во дворе, открытая, возле дома, parking, na ulicy, miejsce parkingowe, stellplatz, aussenstellplatz`,
    no: `${NO}, no parking, без паркінгу, без парковки, без паркинга`,
  },
  deposit: {
    none: `${NO}, no deposit, без застави, без залога, bez kaucji, ohne kaution, sin fianza`,
  },
  utilities: {
    included: `${YES}, included, utilities included, входять, включені, комунальні включені, входят, включены
      wliczone, w cenie, inklusive, inklusiv, warm, incluidos`,
    'by-meter': `${NO}, by meter, not included, за лічильниками, за лічильником, окремо, по счетчикам, по счётчикам
      отдельно, wedlug licznikow, wg licznikow, nach verbrauch, kalt, aparte`,
  },
  minTerm: { none: '' },
  children: {
    welcome: `${YES}, welcome, allowed, children allowed, children welcome, можна, можна з дітьми, можно
      можно с детьми, dozwolone, erlaubt, permitidos`,
    'on-request': `on request, negotiable, by agreement, за домовленістю, по договоренности, do uzgodnienia
      nach vereinbarung, a consultar`,
    'not-allowed': `${NO}, not allowed, no children, без дітей, не можна, без детей, нельзя, nicht erlaubt`,
  },
  registration: {
    possible: `${YES}, possible, можлива, можлива реєстрація, возможна, возможна регистрация, mozliwy, moglich`,
    'not-possible': `${NO}, not possible, неможлива, без реєстрації, невозможна, без регистрации, nicht moglich`,
  },
  generatorElevator: YES_OR_NO,
  generatorWater: YES_OR_NO,
  generatorHeating: YES_OR_NO,
  generatorCorridors: YES_OR_NO,
  inverter: { none: `${NO}, no inverter, без інвертора` },
  gasStove: {
    yes: `${YES}, gas, gas stove, газ, газова, газова плита, газовая, газовая плита, gazowa, gasherd`,
    no: `${NO}, electric, induction, електрична, електроплита, індукційна, электрическая, электроплита`,
  },
  internet: YES_OR_NO,
  shelter: {
    none: `in the building, on site, у будинку, в будинку, у домі, в доме`,
  },
  climb: { none: '' },
}

const FINDERS = mapWordedFacts((fact) => createPhraseFinder<string>(FACT_WORDS[fact]))

/** The value that a text means, 'none' for an amount of 0; `null` for an empty or unknown text. */
export const parseFactWord = (fact: WordedFact, text: string): string | null => FINDERS[fact](text)
