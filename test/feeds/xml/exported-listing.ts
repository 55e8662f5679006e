import fc from 'fast-check'
import { CITIES } from '#content/cities.ts'
import type { City } from '#domain/catalog/city/city.ts'
import { WITHHELD_RADIUS_M } from '#domain/catalog/listing/approximate-point.ts'
import { FACTS } from '#domain/catalog/listing/facts.ts'
import type { CatalogListing, ListingPlace } from '#domain/catalog/listing/listing.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import { formatPriceText, formatRooms } from '#domain/catalog/listing/present/en.ts'
import { convertToDollars } from '#domain/catalog/price/currency.ts'
import { calculatePricePerSquare } from '#domain/catalog/price/parse-price.ts'
import { withholdPlace } from '#domain/feeds/address/withhold-place.ts'
import type { FeedConventions } from '#domain/feeds/measures.ts'
import { findCity } from '#server/catalog/listing/to-search-criteria.ts'
import type { ExportedListing } from '#server/feeds/export/writer/export-writer.ts'
import { completeFacts } from '#test/catalog/catalog-listing.ts'

const RATED_ON = '2026-09-13'
const RATES = new Map([
  ['USD', 1],
  ['UAH', 44.5],
  ['EUR', 0.862],
])

export const CONVENTIONS: FeedConventions = {
  decimal: 'point',
  type: null,
  currency: 'USD',
  unitsPerDollar: RATES,
  areaUnit: 'm2',
  restore: false,
  findCityAt: () => null,
  findCity,
  year: 2026,
  getRateDate: () => RATED_ON,
  agent: { name: '', phone: '' },
}

const letter = fc.constantFrom(
  'a',
  'Я',
  'ї',
  ' ',
  '<',
  '>',
  '&',
  '"',
  "'",
  ']',
  ']>',
  '\n',
  '\r\n',
  '\t',
  '🏠',
  '&amp;',
)
const anyText = fc.string({ unit: letter, minLength: 1, maxLength: 20 })
const text = anyText.map((it) => it.trim()).filter((it) => it !== '')
/** Parts of addresses contain neither commas nor line breaks. */
const name = text.map((it) => `${it.replace(/\s+/g, ' ')}x`)
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const price = fc.oneof(
  fc.integer({ min: 300, max: 2_000_000 }).map((amount) => ({ amount, currency: 'USD' })),
  fc.record({
    amount: fc.integer({ min: 5_000, max: 90_000_000 }),
    currency: fc.constantFrom('UAH', 'EUR'),
  }),
)

const floors = optional(
  fc
    .tuple(fc.integer({ min: -2, max: 150 }), fc.integer({ min: 1, max: 150 }))
    .map(([a, b]) => ({ currentFloor: Math.min(a, b), totalFloor: b })),
)

/** Facts that some formats have; others are in none. */
const someFacts = fc.record(
  {
    bathrooms: fc.integer({ min: 1, max: 20 }),
    minTerm: fc.integer({ min: 1, max: 60 }),
    kitchen: fc.integer({ min: 300, max: 20_000 }).map((it) => it / 100),
    balcony: fc.constantFrom(...FACTS.balcony.values),
    elevator: fc.constantFrom(...FACTS.elevator.values),
    parking: fc.constantFrom(...FACTS.parking.values),
    furnished: fc.constantFrom(...FACTS.furnished.values),
    pets: fc.constantFrom(...FACTS.pets.values),
    children: fc.constantFrom(...FACTS.children.values),
    utilities: fc.constantFrom(...FACTS.utilities.values),
    internet: fc.constantFrom(...FACTS.internet.values),
    commission: fc.constantFrom(0, 500),
    deposit: fc.constantFrom(0, 1, 12, 13, 20_000),
    availableFrom: fc.constantFrom('2026-12-01', '2024-02-29'),
  },
  { requiredKeys: [] },
)

/** A listing as an import stores it. Any fact may be unknown, and prices are in three currencies. */
export const anyExportedListing: fc.Arbitrary<ExportedListing> = fc
  .record({
    type: fc.constantFrom('sale' as const, 'rent' as const),
    id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    price,
    city: fc.constantFrom(...CITIES),
    street: optional(name),
    house: optional(fc.constantFrom('12', '3-A', '7/9')),
    district: optional(name.map((it) => `${it} y`)),
    /** Whether the address has another order than in feeds. */
    isOther: fc.boolean(),
    point: fc.boolean(),
    isWithheld: fc.boolean(),
    rooms: fc.integer({ min: 1, max: 20 }),
    area: optional(fc.integer({ min: 500, max: 300_000 }).map((it) => it / 100)),
    // Signs alone describe nothing.
    description: fc.oneof(
      text.map((it) => `${it}.`).filter((it) => /\p{L}/u.test(it)),
      fc.constant(''),
    ),
    translations: optional(
      fc.record(
        { en: text.map((it) => `In English: ${it}.`), uk: text.map((it) => `Українською: ${it}.`) },
        { requiredKeys: ['en'] },
      ),
    ),
    floors,
    isRenovation: optional(fc.boolean()),
    yearofConstruction: optional(fc.integer({ min: 1700, max: 2029 })),
    heatingSystem: optional(name),
    wallType: optional(name),
    agentName: optional(name),
    agentPhone: optional(fc.constantFrom('+380 44 000 00 01', '(044) 000-00-02')),
    facts: someFacts,
    images: fc.uniqueArray(fc.nat(999).map((it) => `https://p.example/${it}.jpg?a=1&b=2`)),
    seconds: fc.integer({ min: 0, max: 2_000_000_000 }),
  })
  .map((made) => {
    const { city, agentName, agentPhone, type, area } = made
    const { amount, currency } = made.price
    const dollars = Math.max(1, convertToDollars(amount, RATES.get(currency) ?? 1))
    const facts = completeFacts({
      type,
      id: made.id,
      price: formatPriceText(dollars),
      ...(area !== undefined && { area }),
      ...(currency !== 'USD' && { asked: { amount, currency, ratedOn: RATED_ON } }),
      city: city.name,
      address: toAddress(made),
      ...(made.point && { lat: city.lat + 0.01, lng: city.lng - 0.01 }),
      countRooms: formatRooms(made.rooms),
      description: made.description,
      // Without a main description, a translation would be it.
      ...(made.description !== '' && made.translations && { translations: made.translations }),
      images: made.images,
      isFavourite: false,
      ...made.facts,
      ...made.floors,
      ...(made.isRenovation !== undefined && { isRenovation: made.isRenovation }),
      ...(made.yearofConstruction && { yearofConstruction: made.yearofConstruction }),
      ...(made.heatingSystem && { heatingSystem: made.heatingSystem }),
      ...(made.wallType && { wallType: made.wallType }),
      ...toRealtor(agentName, agentPhone),
      ...(type === 'sale' &&
        area !== undefined && { pricePerSquare: calculatePricePerSquare(dollars, area) }),
    })
    const exact: CatalogListing = { ...facts, place: toPlace(made) }
    const listing = made.isWithheld ? withhold(exact) : exact
    const moment = new Date(made.seconds * 1_000)
    return {
      listing,
      publishedAt: moment,
      updatedAt: moment,
      feed: null,
      feedKey: null,
      feedModifiedAt: null,
    }
  })

/** Withholds the place, as an import does. */
function withhold(listing: CatalogListing): CatalogListing {
  const { lat, lng } = listing
  const { point, ...known } = withholdPlace({
    ...listing,
    point: lat === undefined || lng === undefined ? null : { lat, lng },
  })
  const { address, city, place } = known
  return { ...listing, address, city, place, ...point, placeRadius: WITHHELD_RADIUS_M }
}

interface AnyPlace {
  readonly city: City
  readonly street?: string | undefined
  readonly house?: string | undefined
  readonly district?: string | undefined
  readonly isOther: boolean
}

function toAddress({ city, street, house, district, isOther }: AnyPlace): string {
  if (street === undefined) return city.name
  const parts = isOther ? [house, street, district] : [street, house, district]
  return [...parts, city.name].filter((part) => part !== undefined).join(', ')
}

const toPlace = ({ city, street, house, district }: AnyPlace): ListingPlace => ({
  cityId: city.id,
  ...(street !== undefined && omitMissing({ street, building: house, district })),
})

export function toRealtor(name?: string, phone?: string): Pick<CatalogListing, 'Realtor'> {
  if (!name && !phone) return {}
  return { Realtor: { ...(name && { name }), ...(phone && { phone }) } }
}
