import fc from 'fast-check'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { formatRooms } from '#domain/catalog/listing/present/en.ts'
import { presentCatalogListing } from '#domain/catalog/listing/present/present-listing.ts'
import { anyPlainFacts } from './any-facts.ts'
import type { CompleteListing } from './complete-listing.ts'
import { parsePresented, type Unparsed } from './parse-presented.ts'

/** Adds the facts and words that the listing's texts stand for. */
export const completeFacts = (listing: Unparsed): CatalogListing =>
  presentCatalogListing(parsePresented(listing))

/** An apartment for sale in Kyiv. */
export function catalogListing(overrides: Partial<CompleteListing> = {}): CompleteListing {
  return completeFacts({
    type: 'sale',
    id: 1,
    price: '120 k',
    address: 'Velyka Vasylkivska St, 72, Kyiv',
    description: 'A bright corner flat above a quiet courtyard.',
    countRooms: '3 rooms',
    isRenovation: true,
    area: 74.5,
    currentFloor: 4,
    totalFloor: 9,
    images: ['/pictures/apartments/01-living-1440x960.jpg'],
    isFavourite: false,
    Realtor: {
      name: 'Olena Test',
      ava: '/pictures/realtors/olena.svg',
      phone: '+380 44 000 00 01',
    },
    heatingSystem: 'Central',
    yearofConstruction: 1987,
    wallType: 'Brick',
    pricePerSquare: 1611,
    city: 'Kyiv',
    lat: 50.4265,
    lng: 30.5174,
    place: { cityId: 'kyiv', street: 'Velyka Vasylkivska St', building: '72' },
    ...overrides,
  }) as CompleteListing
}

/** Text of any script, without NUL, which PostgreSQL rejects. */
const anyText = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((text) => text.replaceAll('\0', ''))
const nonEmptyText = anyText.filter((text) => text.length > 0)

const trimmedText = nonEmptyText.filter((text) => text.trim() === text)

/** Any number from `min` to `max` except -0, which does not survive as text. */
function number(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true }).map((value) => value + 0)
}

const price = fc.oneof(
  fc.integer({ min: 300, max: 5_000_000 }).map(String),
  fc.integer({ min: 1, max: 9_000 }).map((tenths) => `${tenths / 10} k`),
  fc.integer({ min: 1, max: 99 }).map((tenths) => `${tenths / 10} m`),
)

const anyRealtor = fc
  .record({ name: nonEmptyText, ava: nonEmptyText, phone: nonEmptyText }, { requiredKeys: [] })
  .filter((realtor) => Object.keys(realtor).length > 0)

/** Descriptions in languages of the site; at least one. */
const anyTranslations = fc
  .record({ en: nonEmptyText, uk: nonEmptyText }, { requiredKeys: [] })
  .filter((texts) => Object.keys(texts).length > 0)

/** Facts that a source may leave out. */
const anyFacts = fc.record(
  {
    isRenovation: fc.boolean(),
    conditionText: fc.oneof(trimmedText, fc.constantFrom('New', 'Needs renovation', 'partly')),
    Realtor: anyRealtor,
    heatingSystem: nonEmptyText,
    wallType: nonEmptyText,
    area: number(0.01, 100_000),
    pricePerSquare: number(0, 1_000_000),
    translations: anyTranslations,
    asked: fc.record({
      amount: fc.integer({ min: 1, max: 2 ** 40 }),
      currency: fc.constantFrom('UAH', 'EUR', 'PLN'),
      ratedOn: fc.constantFrom('2026-09-13', '2024-02-29'),
    }),
  },
  { requiredKeys: [] },
)

/** Any listing that the catalog can store. `isFavourite` is always false on the server. */
export const anyCatalogListing: fc.Arbitrary<CatalogListing> = fc
  .record({
    type: fc.constantFrom(...ESTATE_TYPES),
    id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    price,
    address: nonEmptyText,
    description: anyText,
    countRooms: fc.oneof(fc.integer({ min: 0, max: 12 }).map(formatRooms), fc.constant('studio')),
    images: fc.array(anyText, { maxLength: 5 }),
    isFavourite: fc.constant(false),
    city: nonEmptyText,
    place: fc.record(
      {
        district: trimmedText,
        street: trimmedText,
        building: trimmedText,
        metro: trimmedText,
        complex: trimmedText,
      },
      { requiredKeys: [] },
    ),
    facts: anyFacts,
    plainFacts: anyPlainFacts,
    point: fc.option(
      fc.record(
        { lat: number(-90, 90), lng: number(-180, 180), placeRadius: fc.constantFrom(500, 1_000) },
        { requiredKeys: ['lat', 'lng'] },
      ),
    ),
  })
  .map(({ facts: { conditionText, ...facts }, plainFacts, point, ...entry }) =>
    completeFacts({
      ...entry,
      ...facts,
      ...plainFacts,
      ...point,
      ...(conditionText !== undefined && { facts: { rooms: 0, conditionText } }),
    }),
  )
