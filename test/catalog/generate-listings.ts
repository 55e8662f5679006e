import { CITIES } from '#content/cities.ts'
import { formatRooms } from '#domain/catalog/listing/present/en.ts'
import { calculatePricePerSquare } from '#domain/catalog/price/parse-price.ts'
import { createRandom, pick } from '#domain/platform/seeded-random.ts'
import { normal } from '#test/random/normal.ts'
import type { CompleteListing } from './complete-listing.ts'
import { DISTRICTS, STREET_KINDS, STREETS, WORDS } from './listing-words.ts'

/** A made-up listing with its publication time. */
export type GeneratedListing = Omit<CompleteListing, 'place' | 'facts'> & {
  readonly publishedAt: Date
}

const LISTINGS_PER_BUILDING = 8
const KYIV_SHARE = 0.28
const SALE_SHARE = 0.68
const NEWEST = Date.UTC(2026, 10, 1)
const YEARS_OF_SECONDS = 2 * 365 * 86_400
const HEATING = ['Central', "Building's own gas boiler", 'Individual gas boiler', 'Electric']
const WALLS = ['Brick', 'Panel', 'Monolith', 'Gas block']

/** Kyiv or another city; those at the start of the list are more likely. */
const pickCity = (first: number, second: number) =>
  (first < KYIV_SHARE ? CITIES[0] : CITIES[1 + Math.floor(second ** 2 * (CITIES.length - 1))]) ??
  pick(CITIES, second)

/** The fields that the listings of a building share. */
function createBuilding(number: number, seed: number) {
  const random = createRandom(seed * 7_919 + number * 31 + 1)
  const city = pickCity(random(), random())
  const district = pick(DISTRICTS, random())
  // Buildings cluster around the center of their district.
  const districtRandom = createRandom(
    seed + district.length * 101 + district.charCodeAt(1) + city.lat * 1_000,
  )
  const spread = city.name === 'Kyiv' ? 0.06 : 0.025
  const lat =
    city.lat +
    spread * normal(districtRandom(), districtRandom()) +
    0.006 * normal(random(), random())
  const lng =
    city.lng +
    1.4 * spread * normal(districtRandom(), districtRandom()) +
    0.009 * normal(random(), random())
  const house = 1 + Math.floor(random() ** 2 * 180)
  const street = `${house} ${pick(STREETS, random())} ${pick(STREET_KINDS, random())}`
  return {
    city: city.name,
    address: `${street}, ${district}, ${city.name}`,
    lat: Number(lat.toFixed(6)),
    lng: Number(lng.toFixed(6)),
    totalFloor: 2 + Math.floor(random() ** 2 * 28),
    yearofConstruction: 1900 + Math.floor(random() ** 0.5 * 126),
    wallType: pick(WALLS, random()),
    heatingSystem: pick(HEATING, random()),
    pricePerMeter:
      Math.exp(0.3 * normal(random(), random())) * (city.name === 'Kyiv' ? 1_700 : 1_050),
  }
}

function createDescription(random: () => number): string {
  const words = new Set<string>()
  const wordCount = 30 + Math.floor(random() * 18)
  while (words.size < wordCount)
    words.add(WORDS[Math.floor(random() ** 1.7 * WORDS.length)] as string)
  return `${[...words].join(' ')}.`
}

/** About 8 listings per building, most for sale; prices and areas are log-normal. */
function createListing(id: number, count: number, seed: number): GeneratedListing {
  const random = createRandom(seed * 104_729 + id)
  const buildings = Math.max(1, Math.ceil(count / LISTINGS_PER_BUILDING))
  const { pricePerMeter, ...building } = createBuilding(Math.floor(random() * buildings), seed)
  const type = random() < SALE_SHARE ? 'sale' : 'rent'
  const area =
    Math.round(10 * Math.max(14, Math.exp(4.05 + 0.42 * normal(random(), random())))) / 10
  const square = pricePerMeter * Math.exp(0.18 * normal(random(), random()))
  const dollars =
    type === 'sale'
      ? Math.max(5_000, 500 * Math.round((square * area) / 500))
      : Math.max(80, 10 * Math.round((square * area) / 2_200))
  const rooms = Math.max(1, Math.min(7, Math.round(area / 24 + 0.5 * normal(random(), random()))))
  return {
    type,
    id,
    price: String(dollars),
    ...(type === 'sale' ? { pricePerSquare: calculatePricePerSquare(dollars, area) } : {}),
    description: createDescription(random),
    countRooms: formatRooms(rooms),
    isRenovation: random() < 0.55,
    area,
    currentFloor: 1 + Math.floor(random() * building.totalFloor),
    images: [`/pictures/apartments/0${1 + (id % 9)}-living-1440x960.jpg`],
    isFavourite: false,
    Realtor: {
      name: 'Generated Realtor',
      ava: '/pictures/realtors/olena.svg',
      phone: '+380 44 000 00 01',
    },
    ...building,
    publishedAt: new Date(NEWEST - 1_000 * Math.floor(random() * YEARS_OF_SECONDS)),
  }
}

/** Listings with ids from 1 to `count`; the same for the same count and seed. */
export function* generateListings(count: number, seed = 1): Generator<GeneratedListing> {
  for (let id = 1; id <= count; id += 1) yield createListing(id, count, seed)
}
