import { DEMO_CITIES, DEMO_METRO_STATIONS } from '#content/demo/places.ts'
import { DEMO_SENTENCES } from '#content/demo/sentences.ts'
import { wordCity } from '#content/uk/catalog/cities.ts'
import { FACTS } from '#domain/catalog/listing/facts.ts'
import type { Condition, Heating, Walls } from '#domain/catalog/listing/terms.ts'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import type { Language } from '#domain/platform/language.ts'
import { createRandom } from '#domain/platform/seeded-random.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { between, pickByShare, pickOne, type Random } from './choice.ts'

interface Building {
  readonly share: number
  readonly years: readonly [number, number]
  readonly floors: readonly [number, number]
  readonly walls: Walls
  readonly heatings: readonly Heating[]
  readonly conditions: readonly Condition[]
  readonly factor: number
}

/** Kinds of buildings, with their effect on the price. */
const BUILDINGS: readonly Building[] = [
  {
    share: 15,
    years: [1898, 1938],
    floors: [3, 5],
    walls: 'brick',
    factor: 1.1,
    heatings: ['individual-gas'],
    conditions: ['renovated', 'good', 'needs-renovation'],
  },
  {
    share: 50,
    years: [1958, 1991],
    floors: [5, 16],
    walls: 'panel',
    factor: 0.85,
    heatings: ['central'],
    conditions: ['renovated', 'good', 'not-renovated'],
  },
  {
    share: 35,
    years: [2008, 2024],
    floors: [8, 24],
    walls: 'monolith-brick',
    factor: 1.2,
    heatings: ['building-gas', 'individual-gas'],
    conditions: ['new', 'renovated', 'good'],
  },
]

/** Distance from a district's point, in degrees: about 500 m. */
const SPREAD = 0.005

/** Slightly more homes are to let than for sale. */
const RENT_SHARE = 0.55

/** Weighted: most homes have two. */
const ROOMS = [1, 1, 2, 2, 2, 2, 2, 3, 3, 4]

const round = (value: number, step: number) => Math.round(value / step) * step

/** A plausible home in its city, at a price asked there. */
export function createHomeContent(random: Random): OfferContent {
  const city = pickByShare(random, DEMO_CITIES)
  const district = pickOne(random, city.districts)
  const building = pickByShare(random, BUILDINGS)
  const street = pickOne(random, district.streets)
  const rooms = pickOne(random, ROOMS)
  const area = 16 + rooms * between(random, 15, 24)
  const floors = between(random, ...building.floors)
  const condition = pickOne(random, building.conditions)
  const isRental = random() < RENT_SHARE
  const factor = district.factor * building.factor * (0.9 + random() * 0.2)
  const near = (degrees: number) => (degrees + (random() - 0.5) * SPREAD).toFixed(5)
  const names = { street, district: district.name, city: city.name }
  return {
    type: isRental ? 'rent' : 'sale',
    city: city.name,
    street,
    building: String(between(random, 1, 98)),
    district: district.name,
    metro: DEMO_METRO_STATIONS[district.name] ?? '',
    complex: '',
    point: `${near(district.lat)}, ${near(district.lng)}`,
    exactness: random() < 0.25 ? 'withheld' : '',
    rooms: String(rooms),
    area: String(area),
    floor: String(between(random, 1, floors)),
    floors: String(floors),
    year: String(between(random, ...building.years)),
    condition,
    heating: pickOne(random, building.heatings),
    walls: building.walls,
    pets: isRental ? pickOne(random, ['', ...FACTS.pets.values]) : '',
    furnished: pickOne(random, ['', ...FACTS.furnished.values]),
    commission: random() < 0.5 ? '0' : '',
    ...createLaterFacts(createRandom(floors * area + rooms), isRental, floors),
    ...(isRental
      ? { amount: String(round(city.rent * factor * (0.4 + area / 65), 500)), currency: 'UAH' }
      : { amount: String(round(city.square * factor * area, 500)), currency: 'USD' }),
    ...writeDescriptions(random, isRental, names),
  }
}

/** Owners leave out about half of what they could say. */
function createLaterFacts(random: Random, isRental: boolean, floors: number) {
  const say = (values: readonly string[]) => (random() < 0.5 ? pickOne(random, values) : '')
  const ofRental = (values: readonly string[]) => (isRental ? say(values) : '')
  const hasGenerator = floors > 9 && random() < 0.6
  const powers = () => (hasGenerator ? say(['yes', 'yes', 'no']) : say(['', '', 'no']))
  return {
    bathrooms: say(['1', '1', '1', '2']),
    kitchen: say(['6', '8,5', '9', '12', '18']),
    balcony: say(FACTS.balcony.values),
    elevator: floors > 5 ? say(['yes']) : say(['no']),
    parking: say(FACTS.parking.values),
    deposit: ofRental(['0', '1', '1', '2']),
    utilities: ofRental(FACTS.utilities.values),
    minTerm: ofRental(['1', '3', '6', '12']),
    availableFrom: '',
    children: ofRental(FACTS.children.values),
    registration: ofRental(FACTS.registration.values),
    generatorElevator: powers(),
    generatorWater: powers(),
    generatorHeating: powers(),
    generatorCorridors: powers(),
    inverter: say(['0', '0', '1 200', '3 000']),
    gasStove: say(FACTS.gasStove.values),
    internet: say(FACTS.internet.values),
    shelter: say(['0', '100', '250', '400', '700']),
    climb: '',
  }
}

interface Names {
  readonly street: string
  readonly district: string
  readonly city: string
}

/** The same in both languages. */
function writeDescriptions(
  random: Random,
  isRental: boolean,
  names: Names,
): Pick<OfferContent, 'description' | 'descriptionEn' | 'descriptionUk'> {
  const { opening, house, around, sale, rent } = DEMO_SENTENCES
  const sentences = [opening, house, around, house, isRental ? rent : sale]
    .map((list) => pickOne(random, list))
    .filter((sentence, index, all) => all.indexOf(sentence) === index)
  const write = (language: Language, places: Readonly<Record<string, string>>) =>
    sentences
      .map((sentence) => sentence[language])
      .join(' ')
      .replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
  const ukrainian = {
    ...wordCity(names.city),
    street: wordAddress(names.street, 'uk'),
    district: wordAddress(names.district, 'uk'),
  }
  return {
    description: write('en', { ...names }),
    descriptionEn: '',
    descriptionUk: write('uk', ukrainian),
  }
}
