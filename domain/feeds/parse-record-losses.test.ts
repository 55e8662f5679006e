import { expect, it } from 'vitest'
import { conventions, dropped, home, problems, record } from '#test/feeds/feed-home.ts'
import { parseRecord } from './parse-record.ts'

it.each([
  [{ price: 'on request' }, { field: 'price', found: 'on request' }],
  [{ price: 0 }, { field: 'price', found: '0' }],
  [{ price: 'NaN' }, { field: 'price', found: 'NaN' }],
  [
    { price: 10, currency: 'CHF' },
    { field: 'currency', found: 'CHF' },
  ],
  [{ area: '-5' }, { field: 'area', found: '-5' }],
  [{ area: '0.5' }, { field: 'area', found: '0.5' }],
  [{ area: 4.9 }, { field: 'area', found: '4.9' }],
  [{ rooms: '' }, { field: 'rooms', found: null }],
  [
    { address: 'Doroshenka Street', lat: '' },
    { field: 'city', found: null },
  ],
  [
    { address: '', city: 'Utopia', lat: '' },
    { field: 'lat', found: null },
  ],
  [{ key: undefined }, { field: 'key', found: null }],
])('rejects %o and says why', (differences, problem) => {
  expect(problems(differences)).toEqual([expect.objectContaining(problem)])
})

it.each(['', undefined, '-', 'n/a', 'не вказано', 'немає', 0, '0,00', '0 м²'])(
  'takes a home whose area is %j, and reports it',
  (area) => {
    const { listing, notes, droppedFacts } = home({ area, pricePerSquare: 900 })
    expect(listing).not.toHaveProperty('area')
    expect(listing).not.toHaveProperty('pricePerSquare')
    expect([...notes, ...droppedFacts].map(({ field }) => field)).toEqual(['area'])
  },
)

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
  // The coordinates of Kyiv, for a home in Lviv.
  [{ lat: 50.45, lng: 30.52 }, 'lat', 'lat'],
] as const)('in %o it drops %s, and reports it', (differences, field, fact) => {
  const { listing, droppedFacts } = home(differences)
  expect(droppedFacts.map((problem) => problem.field)).toEqual([field])
  expect(listing).not.toHaveProperty(fact)
})

it.each([{ propertyType: 'Land' }, { kind: 'House' }, { type: 'Продаж будинку' }])(
  'does not show %o',
  (differences) => {
    const [[field, found] = []] = Object.entries(differences)
    const read = parseRecord(record(differences), conventions)
    expect(read).toMatchObject({ kind: 'notShown', problem: { field, found } })
  },
)

it('drops nothing of a plausible home', () => {
  expect(home({ floor: -2, floors: 150, year: 2029, renovation: 'no' }).droppedFacts).toEqual([])
})

it('drops an unreadable timestamp', () => {
  expect(home({ modifiedAt: 'soon' })).toMatchObject({
    modifiedAt: null,
    droppedFacts: [{ field: 'modifiedAt', found: 'soon' }],
  })
})

it.each([
  ['address', 300, problems],
  ['description', 10_000, dropped],
  ['agentName', 200, dropped],
  ['walls', 200, dropped],
  ['metro', 300, dropped],
] as const)('accepts %s of %i characters, but no longer one', (field, max, faults) => {
  const city = 'Lviv'
  expect(faults({ city, [field]: '🏠'.repeat(max) })).toEqual([])
  expect(faults({ city, [field]: '🏠'.repeat(max + 1) })).toMatchObject([
    { field, expected: `at most ${max.toLocaleString('en-US')} characters` },
  ])
  const parts = Array.from({ length: max }, () => 'x')
  expect(faults({ city, [field]: parts })).toMatchObject([{ field }])
})

it.each(['3.80501E+11', '12345', 'tel:123'])(
  'the phone number %s is left out: it would call a stranger',
  (agentPhone) => {
    expect(home({ agentPhone }).listing.Realtor).toEqual({ name: 'Andriy Bondar' })
    expect(dropped({ agentPhone })).toMatchObject([{ field: 'agentPhone', found: agentPhone }])
  },
)

it.each(['12.05.2024', '02.бер', '1e3', '250', 'true', 'немає'])(
  'reads no rooms from %s',
  (rooms) => {
    expect(problems({ rooms })).toMatchObject([{ field: 'rooms' }])
  },
)

it('drops a fact that is too long, and keeps the row', () => {
  expect(home({ walls: 'x'.repeat(201) }).listing.walls).toBeUndefined()
  expect(home({ description: 'x'.repeat(10_001) }).listing.description).toBe('')
})
