import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogListingSchema } from '#domain/catalog/listing/listing.ts'
import { presentCatalogListing } from '#domain/catalog/listing/present/present-listing.ts'
import { conventions, home, record } from '#test/feeds/feed-home.ts'
import { FEED_FIELDS, type FeedRecord } from './fields.ts'
import { parseRecord } from './parse-record.ts'

describe('a home of a feed', () => {
  it('becomes an entry of the catalog', () => {
    expect(home()).toMatchObject({ key: 'A-1', publishedAt: null, modifiedAt: null, source: null })
    expect(home().listing).toEqual({
      type: 'sale',
      id: 1,
      price: 395_000,
      address: '29 Doroshenka Street, Lviv',
      city: 'Lviv',
      description: '',
      place: { cityId: 'lviv', street: 'Doroshenka Street', building: '29' },
      rooms: 3,
      area: 131.9,
      currentFloor: 3,
      totalFloor: 5,
      images: [],
      Realtor: {
        name: 'Andriy Bondar',
        phone: '+380 44 000 02 34',
      },
      yearofConstruction: 1908,
      lat: 49.8385,
      lng: 24.025,
      pricePerSquare: 2995,
    })
  })

  it("uses an option's currency, unit and person", () => {
    const { price, area } = home({ area: 1_000 }, { currency: 'UAH', areaUnit: 'sqft' }).listing
    expect({ price, area }).toEqual({ price: 9_518, area: 92.9 })
    expect(home({ area: 50, areaUnit: 'Square Meters' }, { areaUnit: 'sqft' }).listing.area).toBe(
      50,
    )
    const agent = { name: 'Homiq', phone: '+380 44 000 00 00' }
    expect(home({ agentName: '', agentPhone: '' }, { agent }).listing.Realtor).toEqual({
      name: 'Homiq',
      phone: '+380 44 000 00 00',
    })
  })

  it('needs only its key if it is no longer offered', () => {
    expect(parseRecord({ key: 'A-1', status: 'Closed' }, conventions)).toEqual({
      kind: 'closed',
      key: 'A-1',
      modifiedAt: null,
    })
  })

  it('loses characters that the database cannot store', () => {
    expect(home({ description: 'a\0b\ud800c' }).listing.description).toBe('ab\ufffdc')
    const description = 'two\tlines\r\nand\ra \u0007bell\u001b[31m, \u007f\u0085\u009f\u00a0end'
    expect(home({ description }).listing.description).toBe('two\tlines\nand\na bell[31m, \u00a0end')
    expect(home({ price: '395\u0002000' }).listing.price).toBe(395_000)
  })
})

it('needs neither floors, year, agent nor a point if the city is known', () => {
  const { key, propertyType, price, area, rooms } = record()
  const read = parseRecord({ key, propertyType, price, area, rooms, city: 'Львів' }, conventions)
  expect(read).toMatchObject({ kind: 'listing', droppedFacts: [] })
  expect(read.kind === 'listing' && read.listing).toEqual({
    type: 'sale',
    id: 1,
    price: 395_000,
    area: 131.9,
    rooms: 3,
    place: { cityId: 'lviv' },
    address: 'Львів',
    city: 'Львів',
    description: '',
    images: [],
    pricePerSquare: 2995,
  })
})

it.each([
  [{ rooms: '4 кімнати' }, { rooms: 4 }],
  [{ rooms: 'studio' }, { rooms: 0, roomsText: 'studio' }],
  [{ heating: 'газове' }, { heating: { value: 'gas' } }],
  [{ walls: 'straw  bales' }, { walls: { value: 'other', text: 'straw  bales' } }],
  [{ renovation: 'так' }, { condition: { value: 'renovated' } }],
  [{ renovation: 'partly' }, { condition: { value: 'other', text: 'partly' } }],
  [{ renovation: 'no', condition: 'do remontu' }, { condition: { value: 'needs-renovation' } }],
  [{ renovation: 'no', condition: 'sunny' }, { condition: { value: 'not-renovated' } }],
  [
    { district: 'Halych', houseNumber: '29-A', metro: 'Center', complex: 'Park' },
    {
      place: {
        cityId: 'lviv',
        street: 'Doroshenka Street',
        building: '29-A',
        district: 'Halych',
        metro: 'Center',
        complex: 'Park',
      },
    },
  ],
])('reads %o as %o', (differences, data) => {
  const { listing, droppedFacts } = home(differences)
  expect(listing).toMatchObject(data)
  expect(droppedFacts).toEqual([])
})

const NUMBERS = ['0', '-0', '-1', '1e308', '1e400', '2147483648', '0,5', 'NaN', '9'.repeat(20)]
const TEXTS = ['', ' ', '\0', '\ud800', 'sale', 'rent', '[]', '["/pictures/a.jpg"]', '3 k', 'Kyiv']
const value = fc.oneof(
  fc.constantFrom<unknown>(...NUMBERS, ...TEXTS, null, true, [], {}, ['a', 1]),
  fc.double(),
  fc.integer(),
  fc.string({ unit: 'binary' }),
)
const differences: fc.Arbitrary<FeedRecord> = fc.dictionary(
  fc.constantFrom(...Object.keys(FEED_FIELDS)),
  value,
  { maxKeys: 4 },
)

it('is valid for the catalog, whatever its record contains', () => {
  const asOfAFeed = fc.record({ key: fc.constant('A-1') })
  const asExported = fc.record({
    key: fc.constant(undefined),
    type: fc.constant('rent'),
    id: fc.constantFrom<unknown>(7, '12', 2 ** 31 - 1),
    agentPortrait: fc.constant('/pictures/a.svg'),
    city: fc.constant('Lviv'),
  })
  fc.assert(
    fc.property(fc.oneof(asOfAFeed, asExported), differences, (kind, others) => {
      const read = parseRecord(record({ ...kind, ...others }), { ...conventions, restore: true })
      if (read.kind === 'listing') catalogListingSchema.parse(presentCatalogListing(read.listing))
    }),
    { numRuns: 2_500 },
  )
})
