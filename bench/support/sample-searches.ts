import { CITIES } from '#content/cities.ts'
import type { City } from '#domain/catalog/city/city.ts'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import {
  NO_FILTERS,
  PRICE_PER_SQUARE_OPTIONS,
  parseFilters,
} from '#domain/catalog/search/filters.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Sort } from '#domain/catalog/search/sort.ts'
import { toWordConditions } from '#domain/catalog/search/text/word-condition.ts'
import { createRandom, pick } from '#domain/platform/seeded-random.ts'
import type { PageWindow } from '#search/query/find-listings.ts'
import { WORDS } from '#test/catalog/listing-words.ts'

export interface ListSearch {
  readonly criteria: SearchCriteria
  readonly window: PageWindow
}

export interface MapSearch {
  readonly criteria: SearchCriteria & { readonly box: BoundingBox }
  readonly zoom: number
}

const PAGE_SIZE = 24
const VIEWPORT_PIXELS = { width: 1280, height: 800 }

/** Percentage of searches by sort order. */
const SORT_SHARES: readonly (readonly [Sort, number])[] = [
  ['newest', 50],
  ['price-up', 15],
  ['price-down', 15],
  ['area', 4],
  ['price-drop', 3],
  ['price-per-square', 7],
  ['nearest', 6],
]

function pickSort(random: number): Sort {
  let sum = 0
  for (const [sort, share] of SORT_SHARES) {
    sum += share / 100
    if (random < sum) return sort
  }
  return 'newest'
}

/** Kyiv in proportion to its listings, otherwise another city. */
const pickCity = (random: () => number): City =>
  random() < 0.28 ? pick(CITIES, 0) : pick(CITIES.slice(1), random() ** 2)

/** The part of a map near a city that a screen shows. */
function createViewport({ lat, lng }: City, zoom: number, random: () => number): BoundingBox {
  const degrees = 360 / 256 / 2 ** zoom
  const middle = { lat: lat + 0.1 * (random() - 0.5), lng: lng + 0.15 * (random() - 0.5) }
  const east = (VIEWPORT_PIXELS.width / 2) * degrees
  const north = (VIEWPORT_PIXELS.height / 2) * degrees * Math.cos((lat * Math.PI) / 180)
  return {
    south: Math.max(-85, middle.lat - north),
    north: Math.min(85, middle.lat + north),
    west: Math.max(-180, middle.lng - east),
    east: Math.min(180, middle.lng + east),
  }
}

function createSearchCriteria(random: () => number): { criteria: SearchCriteria; city: City } {
  const type = random() < 0.72 ? 'sale' : 'rent'
  const near = pickCity(random)
  const city = random() < 0.72 ? near : null
  const typical = type === 'sale' ? 90_000 : 700
  const price = (share: number) =>
    random() < share ? String(Math.round(typical * Math.exp(1.6 * (random() - 0.4)))) : ''
  const max = price(0.6)
  const min = random() < 0.3 ? String(Math.round(Number(max || typical) * random() * 0.8)) : ''
  const filters = {
    ...NO_FILTERS,
    rooms: random() < 0.5 ? [pick(ROOM_OPTIONS, random())] : [],
    price: { min, max },
    area: { min: random() < 0.35 ? String(30 + Math.floor(random() * 50)) : '', max: '' },
    pricePerSquare: random() < 0.1 ? pick(PRICE_PER_SQUARE_OPTIONS, random()) : '',
    facts: random() < 0.2 ? ({ renovation: random() < 0.7 ? 'true' : 'false' } as const) : {},
  }
  const words =
    random() < 0.15
      ? Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(WORDS, random()))
      : []
  const boxed = random() < 0.3
  const box = boxed ? createViewport(near, 9 + Math.floor(random() * 7), random) : null
  return {
    city: near,
    criteria: {
      type,
      filters: parseFilters(filters),
      city: city?.name ?? null,
      words: toWordConditions(words),
      box,
      sort: pickSort(random()),
      near,
    },
  }
}

/** Realistic searches of lists. One in five requests the second page. */
export function createListSearches(count: number, seed = 1): ListSearch[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => ({
    criteria: createSearchCriteria(random).criteria,
    window: { offset: random() < 0.2 ? PAGE_SIZE : 0, limit: PAGE_SIZE },
  }))
}

/** Realistic searches of maps: zoom 5 to 16, a third of them without filters. */
export function createMapSearches(count: number, seed = 2): MapSearch[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const { criteria, city } = createSearchCriteria(random)
    const zoom = 5 + Math.floor(random() * 12)
    const plain = random() < 0.35
    const asked = plain ? { ...criteria, filters: parseFilters(NO_FILTERS), words: [] } : criteria
    return { criteria: { ...asked, city: null, box: createViewport(city, zoom, random) }, zoom }
  })
}
