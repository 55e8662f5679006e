import type {
  ChoiceFact,
  DayFact,
  FactName,
  FactValueOf,
  WordedFact,
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
  parking: ['parking', 'ParkingFeatures', 'паркінг'],
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
  // Others call "internet" that there is any, also one that goes off with the power.
  internet: ['internetWithoutPower'],
  shelter: ['shelter', 'укриття'],
  climb: ['climb'],
} as const satisfies Record<FactName, readonly string[]>

/** An answer that says no value of the fact: that there is a deposit, but not how much it is. */
export const UNSAID = 'unsaid'

type WordsOfFacts = {
  readonly [Fact in ChoiceFact]: Phrases<FactValueOf<Fact>> & { readonly unsaid?: string }
} & {
  /** `none` is what a feed says instead of the number 0. */
  readonly [Fact in Exclude<WordedFact, ChoiceFact> | DayFact]: {
    readonly none?: string
    readonly unsaid?: string
  }
}

const THERE_IS = `yes, y, true, available, так, є, да, есть, tak, jest, ja, vorhanden, si`
const THERE_IS_NONE = `no, n, false, none, ні, немає, нет, nie, brak, nein, kein, keine`
const YES = `${THERE_IS}, 1`
const NO = `${THERE_IS_NONE}, 0`
const YES_OR_NO = { yes: YES, no: NO } as const
/** What databases write where they know no number. */
const BLANK = '0'
const SOME = '2, 3, 4, 5, 6'
const ON_REQUEST = `on request, negotiable, ask, call, by agreement, за домовленістю, за погодженням, за узгодженням
  обговорюється, по договоренности, по согласованию, do uzgodnienia, nach vereinbarung, nach absprache, a consultar
  negociable`

/** English, then Ukrainian and Russian, Polish, German and Spanish. */
const FACT_WORDS: WordsOfFacts = {
  pets: {
    allowed: `${YES}, pets allowed, allowed, pet friendly, cats and dogs, cats ok dogs ok, cats ok, dogs ok, можна
      можна з тваринами, з тваринами, дозволено, можно, можно с животными, с животными, tak dozwolone, dozwolone
      erlaubt, permitidas, se admiten mascotas`,
    'on-request': ON_REQUEST,
    'not-allowed': `${NO}, no pets, not allowed, без тварин, не можна, заборонено, без животных, нельзя, niedozwolone
      nicht erlaubt, no permitidas, no se admiten mascotas`,
  },
  furnished: {
    yes: `${YES}, furnished, fully furnished, з меблями, повністю, с мебелью, umeblowane, umeblowany, mobliert
      vollmobliert, amueblado, amueblada`,
    partly: `partly, partial, partially, partly furnished, semi furnished, частково, частково з меблями, частично
      частично с мебелью, czesciowo, czesciowo umeblowane, teilweise, teilmobliert, parcialmente, semiamueblado`,
    no: `${NO}, unfurnished, not furnished, без меблів, без мебели, nieumeblowane, bez mebli, unmobliert, sin amueblar
      sin muebles`,
    unsaid: ON_REQUEST,
  },
  commission: {
    none: `${NO}, free, no commission, without commission, без комісії, 0%, без комиссии, bez prowizji, provisionsfrei
      sin comision`,
    unsaid: `${THERE_IS}, ${ON_REQUEST}, з комісією, с комиссией`,
  },
  bathrooms: {
    // How it is built, not how many there are.
    unsaid: `${THERE_IS}, ${BLANK}, combined, separate, суміщений, суміжний, роздільний, окремий, совмещенный, совмещённый
      раздельный`,
  },
  kitchen: { unsaid: `${THERE_IS}, ${THERE_IS_NONE}, ${BLANK}` },
  balcony: {
    yes: `${YES}, ${SOME}, balcony, loggia, balcony and loggia, балкон, лоджія, балкон і лоджія, є балкон, 2 балкони
      3 балкони, 2 лоджії, балкони, лоджії, балкон и лоджия, лоджия, 2 балкона, 3 балкона, 2 лоджии, 3 лоджии, балконы
      балкон лоджия, балкон 2 лоджии, balkon, loggien, balcon`,
    no: `${NO}, no balcony, без балкона, без балкону, bez balkonu, ohne balkon, sin balcon`,
    // A terrace may be there instead of a balcony, or besides one.
    unsaid: 'terrace, тераса, терраса, taras, terrasse, terraza',
  },
  elevator: {
    yes: `${YES}, ${SOME}, elevator, lift, passenger, passenger and freight, ліфт, є ліфт, пасажирський
      пасажирський і вантажний, пасажирський та вантажний, лифт, есть лифт, пассажирский, пассажирский и грузовой
      winda, aufzug, fahrstuhl, personenaufzug, ascensor, con ascensor`,
    no: `${NO}, no elevator, no lift, без ліфта, без ліфту, без лифта, bez windy, ohne aufzug, sin ascensor`,
    // One for goods may stand beside another.
    unsaid: 'freight, service, вантажний, вантажний ліфт, грузовой, грузовой лифт, lastenaufzug',
  },
  parking: {
    covered: `covered, garage, garages, garage door opener, parking garage, attached garage, detached garage, heated garage, carport
      attached carport, detached carport, underground, underground parking, covered parking, under building, гараж
      підземний, підземний паркінг, паркінг, критий, підземна, крита, подземный, подземный паркинг, паркинг, крытый
      подземная, крытая, garaz, garaz podziemny, tiefgarage, parkhaus, duplex, garaje`,
    outdoor: `outdoor, outside, open, street, on street, yard, driveway, parking lot, parking pad, надворі, у дворі
      во дворі, двір, біля будинку, відкрита, відкритий, наземна, стихійна, во дворе, открытая, открытый, наземная
      стихийная, возле дома, na ulicy, freiplatz, aussenstellplatz`,
    no: `${NO}, no parking, без паркінгу, без парковки, без паркомісця, без паркинга, bez parkingu, kein stellplatz
      sin parking`,
    // Which kind of place there is, is not said.
    unsaid: `${YES}, ${SOME}, parking, parking space, assigned, паркомісце, парковка, є парковка, есть парковка
      парковочное место, parking, miejsce parkingowe, stellplatz, plaza de garaje`,
  },
  deposit: {
    none: `${NO}, no deposit, без застави, без депозиту, без завдатку, без залога, без депозита, bez kaucji, ohne kaution
      kautionsfrei, sin fianza`,
    unsaid: `${THERE_IS}, ${ON_REQUEST}`,
  },
  utilities: {
    // Not 1 and 0, which are amounts.
    included: `${THERE_IS}, included, utilities included, all utilities, входять, включені, входять у вартість, включено
      комунальні включені, все включено, входят, включены, входят в стоимость, wliczone, w cenie, inklusive, inklusiv
      warm, incluidos`,
    'by-meter': `${THERE_IS_NONE}, by meter, not included, за лічильниками, за лічильником, по лічильниках, окремо, не входять
      не включені, по счетчикам, по счётчикам, отдельно, не входят, не включены, wedlug licznikow, wg licznikow
      nach verbrauch, kalt, aparte`,
  },
  minTerm: {
    unsaid: `${ON_REQUEST}, ${BLANK}, long term, longterm, any, no minimum, довгостроково, довгострокова, довгострокова оренда
      надовго, тривалий термін, на тривалий термін, на довгий термін, будь який, без обмежень, долгосрочно, долгосрочная
      надолго, длительный срок, на длительный срок, любой, dlugoterminowo, dlugoterminowy, langfristig, unbefristet
      larga duracion, largo plazo`,
  },
  availableFrom: {
    // These are no days: a feed may be older than they sound.
    unsaid: `${YES}, ${ON_REQUEST}, now, available now, immediately, immediate, asap, vacant, зараз, вже, одразу, відразу
      вільна, вільно, вільна зараз, доступна зараз, негайно, хоч зараз, сейчас, сразу, свободна, свободно, уже, немедленно
      od zaraz, od teraz, natychmiast, wolne, sofort, ab sofort, inmediata, inmediatamente, disponible`,
  },
  children: {
    welcome: `${YES}, welcome, allowed, children allowed, children welcome, можна, можна з дітьми, з дітьми, можно
      можно с детьми, с детьми, dozwolone, erlaubt, permitidos`,
    'on-request': ON_REQUEST,
    'not-allowed': `${NO}, not allowed, no children, без дітей, не можна, без детей, нельзя, nicht erlaubt`,
  },
  registration: {
    possible: `${YES}, possible, можлива, можлива реєстрація, з реєстрацією, можна, возможна, возможна регистрация, можно
      mozliwy, mozliwa, moglich`,
    'not-possible': `${NO}, not possible, неможлива, без реєстрації, не можна, невозможна, без регистрации, нельзя
      nicht moglich`,
    unsaid: ON_REQUEST,
  },
  generatorElevator: YES_OR_NO,
  generatorWater: YES_OR_NO,
  generatorHeating: YES_OR_NO,
  generatorCorridors: YES_OR_NO,
  inverter: {
    none: `${NO}, no inverter, без інвертора, без инвертора`,
    unsaid: `${YES}, inverter, інвертор, є інвертор, з акумулятором, інвертор з акумулятором, инвертор, есть инвертор`,
  },
  gasStove: {
    yes: `${YES}, gas, gas stove, газ, газова, газова плита, газовая, газовая плита, gazowa, gasherd`,
    no: `${NO}, electric, electricity, induction, електрична, електро, електроплита, електрична плита, індукційна
      електрика, электрическая, электроплита, электрическая плита, индукционная, elektryczna, indukcyjna, elektroherd`,
  },
  internet: YES_OR_NO,
  shelter: {
    none: `in the building, in building, on site, у будинку, в будинку, у домі, в доме, у підвалі, в підвалі, в подвале`,
    unsaid: `${THERE_IS}, ${THERE_IS_NONE}, nearby, поруч, поряд, поблизу, недалеко, рядом`,
  },
  climb: {},
}

const FINDERS = new Map(
  Object.entries(FACT_WORDS).map(([fact, words]) => [
    fact,
    createPhraseFinder<string>(words as Phrases<string>),
  ]),
)

/**
 * The value that a text means; 'none' for a number of 0, 'unsaid' for an answer without a value, `null` for an empty or
 * unknown text. Of a list, all parts must be known and mean the same; who has covered and open places has covered ones.
 */
export function parseFactWord(fact: WordedFact | DayFact, text: string): string | null {
  const find = FINDERS.get(fact) as (text: string) => string | null
  const whole = find(text.replace(WHOLE_NUMBER, '$1'))
  if (whole !== null || !SIGNS_OF_LISTS.test(text)) return whole
  const parts = text.split(SIGNS_OF_LISTS).map(find)
  const values = new Set(parts.filter((part) => part !== UNSAID))
  if (values.has(null)) return null
  if (values.size < 2) return [...values][0] ?? UNSAID
  return values.size === 2 && values.has('covered') && values.has('outdoor') ? 'covered' : null
}

const SIGNS_OF_LISTS = /[,;/|]/
/** "1.0" and "2,00". */
const WHOLE_NUMBER = /^(\d+)[.,]0{1,2}$/
