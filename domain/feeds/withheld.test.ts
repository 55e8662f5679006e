import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CITIES } from '#content/cities.ts'
import { createGazetteer } from '#domain/catalog/city/city.ts'
import { toApproximatePoint } from '#domain/catalog/listing/approximate-point.ts'
import type { FeedRecord } from './fields.ts'
import type { FeedConventions } from './measures.ts'
import { parseRecord } from './parse-record.ts'

const conventions: FeedConventions = {
  decimal: 'point',
  type: 'sale',
  currency: 'USD',
  unitsPerDollar: new Map([['USD', 1]]),
  getRateDate: () => '2026-09-13',
  areaUnit: 'm2',
  restore: false,
  year: 2026,
  findCityAt: () => null,
  findCity: createGazetteer(CITIES).findCity,
  agent: { name: '', phone: '' },
}

const EXACT = {
  address: '14 Shovkovychna Street, Kyiv',
  city: 'Kyiv',
  lat: '50.441237',
  lng: '30.531764',
  street: 'Shovkovychna Street',
  houseNumber: '14',
  district: 'Pechersk',
  complex: 'Lypky',
}

const parse = (differences: FeedRecord, others: Partial<FeedConventions> = {}) =>
  parseRecord(
    { key: 'A-1', price: '90000', area: '54', rooms: '2', ...EXACT, ...differences },
    { ...conventions, ...others },
  )

function home(differences: FeedRecord, others?: Partial<FeedConventions>) {
  const read = parse(differences, others)
  if (read.kind !== 'listing') throw new Error(JSON.stringify(read))
  return read
}

describe('a home whose feed withholds its place', () => {
  it.each<FeedRecord>([
    { placeWithheld: 'yes' },
    { placeWithheld: true },
    { placeWithheld: 'так' },
    // This is how our own exports write it.
    { placeWithheld: '500' },
    { placeShown: 'false' },
    { placeShown: 'нет' },
    { placeShown: '0' },
    { placeWithheld: 'no', placeShown: 'no' },
  ])('has no exact place anywhere: %o', (said) => {
    const read = home(said)
    expect(read.droppedFacts).toEqual([])
    expect(read.listing).toMatchObject({
      address: 'Shovkovychna Street, Pechersk, Kyiv',
      place: { cityId: 'kyiv', street: 'Shovkovychna Street', district: 'Pechersk' },
      ...toApproximatePoint({ lat: 50.441237, lng: 30.531764 }),
      placeRadius: 500,
    })
    expect(JSON.stringify(read)).not.toMatch(/\b14\b|Lypky|50\.4412|30\.5317/)
  })

  it.each<FeedRecord>([{ placeWithheld: 'on request' }, { placeShown: 'verhandelbar' }])(
    'perhaps, by %o, counts as withheld until the feed says so clearly',
    (said) => {
      const { listing, droppedFacts } = home(said)
      expect(listing.placeRadius).toBe(500)
      expect(droppedFacts).toMatchObject([{ found: Object.values(said)[0] }])
    },
  )

  it.each<FeedRecord>([
    {},
    { placeWithheld: '' },
    { placeWithheld: 'no' },
    { placeWithheld: 0 },
    { placeShown: true },
    { placeShown: 'так' },
  ])('shows its place with %o', (said) => {
    const { listing } = home(said)
    expect(listing).toMatchObject({ address: EXACT.address, lat: 50.441237, lng: 30.531764 })
    expect(listing).not.toHaveProperty('placeRadius')
  })

  it.each(['14 Shovkovychna Street, Kyiv, 54', 'Shovkovychna Street 14', '50.441237 30.531764'])(
    'needs another key than %j, which is stored',
    (key) => {
      expect(parse({ key, placeWithheld: 'yes' })).toMatchObject({
        kind: 'rejected',
        problems: [{ field: 'key' }],
      })
      expect(home({ key }).key).toBe(key)
    },
  )

  it("needs a city's name, not a street address in place of one", () => {
    const place = { city: '', address: 'Ukraine, Nowhere 14', street: '', houseNumber: '' }
    expect(parse({ ...place, placeWithheld: 'yes' })).toMatchObject({
      kind: 'rejected',
      problems: [{ field: 'city' }],
    })
  })

  it('has the same point anywhere in its cell', () => {
    const offset = fc.double({ min: -0.0024, max: 0.0024, noNaN: true })
    const cell = toApproximatePoint({ lat: 50.44, lng: 30.53 })
    fc.assert(
      fc.property(offset, offset, (north, east) => {
        const [lat, lng] = [cell.lat + north, cell.lng + east]
        expect(home({ lat, lng, placeWithheld: 'yes' }).listing).toMatchObject(cell)
      }),
    )
  })
})

it('keeps its circle when it is restored', () => {
  const own = { key: '', type: 'sale', id: '7', ...toApproximatePoint({ lat: 50.44, lng: 30.53 }) }
  const { listing } = home({ ...own, placeWithheld: 500 }, { restore: true })
  expect(listing).toMatchObject({ ...toApproximatePoint(own), placeRadius: 500 })
})
