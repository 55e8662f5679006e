import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CITIES } from '#content/cities.ts'
import { createGazetteer } from '#domain/city/city.ts'
import { catalogListingSchema } from '#domain/listing/listing.ts'
import * as english from '#domain/listing/present/en.ts'
import { presentCatalogListing } from '#domain/listing/present/present-listing.ts'
import { FEED_FIELDS, type FeedRecord } from './fields.ts'
import type { FeedConventions } from './measures.ts'
import { parseRecord } from './parse-record.ts'

const conventions: FeedConventions = {
  decimal: 'point',
  type: null,
  currency: 'USD',
  unitsPerDollar: new Map([
    ['USD', 1],
    ['UAH', 41.5],
  ]),
  getRateDate: () => '2026-09-13',
  areaUnit: 'm2',
  restore: false,
  findCity: createGazetteer(CITIES).findCity,
  year: 2026,
  agent: { name: '', phone: '' },
}

const record = (differences: FeedRecord = {}): FeedRecord => ({
  key: 'A-1',
  propertyType: 'Residential',
  price: 395_000,
  address: '29 Doroshenka Street, Lviv',
  area: '131,9',
  rooms: '3',
  floor: 3,
  floors: '5',
  year: 1908,
  lat: 49.8385,
  lng: '24.025',
  agentName: 'Andriy Bondar',
  agentPhone: '+380 44 000 02 34',
  ...differences,
})

const home = (differences: FeedRecord = {}, others: Partial<FeedConventions> = {}) => {
  const read = parseRecord(record(differences), { ...conventions, ...others })
  if (read.kind !== 'listing') throw new Error(JSON.stringify(read))
  return read
}

const restored = (differences: FeedRecord) => home(differences, { restore: true })

const problems = (differences: FeedRecord) => {
  const read = parseRecord(record(differences), conventions)
  return read.kind === 'rejected' ? read.problems : []
}

describe('a home of a feed', () => {
  it('is an entry of the catalog', () => {
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

  it.each([
    [
      { price: '415 000', currency: 'UAH' },
      { amount: 415_000, currency: 'UAH' },
    ],
    [{ price: '41.5 k ₴' }, { amount: 41_500, currency: 'UAH' }],
  ])('of %o keeps what was asked', (differences, asked) => {
    expect(home(differences).listing.asked).toEqual({ ...asked, ratedOn: '2026-09-13' })
  })

  it('asked in dollars has nothing beside them', () => {
    expect(home().listing).not.toHaveProperty('asked')
    expect(home({ currency: 'USD' }).listing).not.toHaveProperty('asked')
  })

  it('has no price per square meter to rent', () => {
    expect(home({ propertyType: 'Residential Lease' }).listing).not.toHaveProperty('pricePerSquare')
  })

  it.each([
    [{ price: '415 000', currency: 'UAH' }, 10_000],
    [{ price: '415 000 грн' }, 10_000],
    [{ price: '1.05 m' }, 1_050_000],
    [{ price: '395000.40' }, 395_000],
  ])('of %o costs %j', (differences, price) => {
    expect(home(differences).listing.price).toBe(price)
  })

  it('takes the currency, the unit and the person that an option names', () => {
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

  it('that is no longer offered needs nothing but its key', () => {
    expect(parseRecord({ key: 'A-1', status: 'Closed' }, conventions)).toEqual({
      kind: 'closed',
      key: 'A-1',
      modifiedAt: null,
    })
  })

  it('loses characters that the database cannot hold', () => {
    expect(home({ description: 'a\0b\ud800c' }).listing.description).toBe('ab\ufffdc')
    const description = 'two\tlines\r\nand\ra \u0007bell\u001b[31m, \u007f\u0085\u009f\u00a0end'
    expect(home({ description }).listing.description).toBe('two\tlines\nand\na bell[31m, \u00a0end')
    expect(home({ price: '395\u0002000' }).listing.price).toBe(395_000)
  })
})

it.each([
  [{ price: 'on request' }, { field: 'price', found: 'on request' }],
  [{ price: 0 }, { field: 'price', found: '0' }],
  [{ price: 'NaN' }, { field: 'price', found: 'NaN' }],
  [
    { price: 10, currency: 'CHF' },
    { field: 'currency', found: 'CHF' },
  ],
  [{ area: '-5' }, { field: 'area', found: '-5' }],
  [{ area: '' }, { field: 'area', found: null }],
  [{ area: 4.9 }, { field: 'area', found: '4.9' }],
  [{ rooms: '' }, { field: 'rooms', found: null }],
  [{ address: 'Doroshenka Street' }, { field: 'city', found: null }],
  [{ propertyType: 'Land' }, { field: 'type', found: null }],
  [
    { address: '', city: 'Utopia', lat: '' },
    { field: 'lat', found: null },
  ],
  [{ key: undefined }, { field: 'key', found: null }],
])('rejects %o and says why', (differences, problem) => {
  expect(problems(differences)).toEqual([expect.objectContaining(problem)])
})

it.each([
  [{ floor: '2.5' }, 'floor', 'currentFloor'],
  [{ floor: -3 }, 'floor', 'currentFloor'],
  [{ floors: 3e9 }, 'floors', 'totalFloor'],
  [{ floor: 7 }, 'floor', 'currentFloor'],
  [{ floor: 7 }, 'floor', 'totalFloor'],
  [{ year: 'old' }, 'year', 'yearofConstruction'],
  [{ year: 12 }, 'year', 'yearofConstruction'],
  [{ year: 2030 }, 'year', 'yearofConstruction'],
  [{ lat: '91' }, 'lat', 'lng'],
  // Kyiv, of a home in Lviv.
  [{ lat: 50.45, lng: 30.52 }, 'lat', 'lat'],
] as const)('of %o it leaves out %s, and says so', (differences, field, fact) => {
  const { listing, droppedFacts } = home(differences)
  expect(droppedFacts.map((problem) => problem.field)).toEqual([field])
  expect(listing).not.toHaveProperty(fact)
})

it('nothing is left out of a plausible home', () => {
  expect(home({ floor: -2, floors: 150, year: 2029, renovation: 'no' }).droppedFacts).toEqual([])
})

it('needs neither floors, a year, an agent nor a point where the city is known', () => {
  const { key, propertyType, price, area, rooms } = record()
  const read = parseRecord({ key, propertyType, price, area, rooms, city: 'Львів' }, conventions)
  expect(read).toMatchObject({ kind: 'listing', droppedFacts: [] })
  expect(read.kind === 'listing' && read.listing).toEqual({
    ...{ type: 'sale', id: 1, price: 395_000, area: 131.9, rooms: 3, place: { cityId: 'lviv' } },
    ...{ address: 'Львів', city: 'Львів', description: '', images: [] },
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
        ...{ cityId: 'lviv', street: 'Doroshenka Street', building: '29-A' },
        ...{ district: 'Halych', metro: 'Center', complex: 'Park' },
      },
    },
  ],
])('of %o it reads %o', (differences, data) => {
  const { listing, droppedFacts } = home(differences)
  expect(listing).toMatchObject(data)
  expect(droppedFacts).toEqual([])
})

it('a moment that cannot be read is left out', () => {
  expect(home({ modifiedAt: 'soon' })).toMatchObject({
    modifiedAt: null,
    droppedFacts: [{ field: 'modifiedAt', found: 'soon' }],
  })
})

it('a home with a type and an id of ours keeps its texts as they are', () => {
  const { key, listing: entry } = restored({
    ...{ key: undefined, type: 'rent', id: 7, price: '1450 k', address: ' x ', city: 'Lviv' },
    ...{ agentPortrait: '/pictures/a.svg', rooms: 'studio', area: '12.345' },
  })
  expect(key).toBeNull()
  expect(entry).toMatchObject({
    type: 'rent',
    id: 7,
    price: 1_450_000,
    priceUnit: 1_000,
    address: ' x ',
  })
  expect(entry).toMatchObject({ rooms: 0, roomsText: 'studio', area: 12.345 })
})

it('a type and an id of ours count only where homes are restored', () => {
  const claim = { key: undefined, type: 'sale', id: 7, status: 'Closed' }
  expect(problems(claim)).toMatchObject([{ field: 'id', found: '7' }])
  expect(home({ ...claim, status: '', key: '7' }).key).toBe('7')
})

const dropped = (differences: FeedRecord) => home(differences).droppedFacts

it.each([
  ['address', 300, problems],
  ['description', 10_000, dropped],
  ['agentName', 200, dropped],
  ['walls', 200, dropped],
  ['metro', 300, dropped],
] as const)('takes %s of %i characters and not one more', (field, max, faults) => {
  const city = 'Lviv'
  expect(faults({ city, [field]: '🏠'.repeat(max) })).toEqual([])
  expect(faults({ city, [field]: '🏠'.repeat(max + 1) })).toMatchObject([
    { field, expected: `at most ${max.toLocaleString('en-US')} characters` },
  ])
  const parts = Array.from({ length: max }, () => 'x')
  expect(faults({ city, [field]: parts })).toMatchObject([{ field }])
})

it('a cell that names its currency precedes the column, the heading and the option', () => {
  const { listing } = home({ price: '80 000 $', currency: 'UAH' }, { currency: 'EUR' })
  expect(listing).toMatchObject({ price: 80_000 })
  expect(listing.asked).toBeUndefined()
})

it.each(['45000-50000', '1000 $/м²', '500 грн/доба', '2 лимона', 'договірна'])(
  'the price %s rejects its row',
  (price) => {
    expect(problems({ price })).toMatchObject([{ field: 'price', found: price }])
  },
)

it.each(['3.80501E+11', '380501234567.0', '0', 'немає', 'tel:123'])(
  'the phone number %s is left out: it would call a stranger',
  (agentPhone) => {
    expect(home({ agentPhone }).listing.Realtor).toEqual({ name: 'Andriy Bondar' })
    expect(dropped({ agentPhone })).toMatchObject([{ field: 'agentPhone', found: agentPhone }])
  },
)

it.each(['12.05.2024', '02.бер', '1e3', '250', 'true', 'немає'])('%s are no rooms', (rooms) => {
  expect(problems({ rooms })).toMatchObject([{ field: 'rooms' }])
})

it('a fact that is too long is left out, and the row stays', () => {
  expect(home({ walls: 'x'.repeat(201) }).listing.walls).toBeUndefined()
  expect(home({ description: 'x'.repeat(10_001) }).listing.description).toBe('')
})

it('a key that is too long neither adds a home nor withdraws one', () => {
  for (const field of ['key', 'id']) {
    const key = { key: undefined, [field]: 'k'.repeat(201), status: 'Closed' }
    expect(problems(key)).toMatchObject([{ field, expected: 'at most 200 characters' }])
  }
})

it('an id without a type of ours is the key of the feed', () => {
  expect(home({ key: undefined, id: 'x7' }).key).toBe('x7')
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

it('whatever a record holds, what is read of it is a home that the catalog takes', () => {
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
      if (read.kind === 'listing')
        catalogListingSchema.parse(presentCatalogListing(read.listing, english))
    }),
    { numRuns: 5_000 },
  )
})
