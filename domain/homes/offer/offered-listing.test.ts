import { expect, it } from 'vitest'
import { catalogListingSchema } from '#domain/catalog/listing/listing.ts'
import { presentCatalogListing } from '#domain/catalog/listing/present/present-listing.ts'
import { toOfferContent } from './content.ts'
import { toOfferedListing } from './offered-listing.ts'

const rates = { date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } }
const KYIV = { id: 'kyiv', name: 'Kyiv', spellings: [], lat: 50.45, lng: 30.52 }
const findCity = (name: string) => (/^(kyiv|київ)$/i.test(name) ? KYIV : null)
const offered = (typed: Parameters<typeof toOfferContent>[0]) =>
  toOfferedListing(toOfferContent(typed), { id: 1_000, rates, findCity })
const LEAST = {
  type: 'rent',
  city: ' київ ',
  rooms: '2',
  area: '54,5',
  amount: '600',
  currency: 'USD',
}

it('has what was stated, and nothing else', () => {
  expect(offered({ ...LEAST, city: 'київ' })).toEqual({
    type: 'rent',
    id: 1_000,
    images: [],
    price: 600,
    address: 'Kyiv',
    description: '',
    city: 'Kyiv',
    place: { cityId: 'kyiv' },
    rooms: 2,
    area: 54.5,
  })
})

it('has every fact, the asked price and the price per m²', () => {
  const listing = offered({
    ...LEAST,
    type: 'sale',
    city: 'Kyiv',
    street: 'Holovna Street',
    building: '12',
    district: 'Podil',
    metro: 'Kontraktova Ploshcha',
    complex: 'Podil Plaza',
    point: '50.46, 30.51',
    area: '50',
    floor: '3',
    floors: '9',
    year: '1934',
    condition: 'renovated',
    heating: 'central',
    walls: 'brick',
    amount: '4 млн',
    currency: 'UAH',
    description: ' Quiet. ',
  })
  expect(listing).toEqual({
    type: 'sale',
    id: 1_000,
    images: [],
    price: 100_000,
    description: 'Quiet.',
    address: '12 Holovna Street, Podil, Kyiv',
    city: 'Kyiv',
    rooms: 2,
    area: 50,
    place: {
      cityId: 'kyiv',
      district: 'Podil',
      street: 'Holovna Street',
      building: '12',
      metro: 'Kontraktova Ploshcha',
      complex: 'Podil Plaza',
    },
    asked: { amount: 4_000_000, currency: 'UAH', ratedOn: '2026-11-23' },
    currentFloor: 3,
    totalFloor: 9,
    yearofConstruction: 1934,
    pricePerSquare: 2_000,
    condition: { value: 'renovated' },
    heating: { value: 'central' },
    walls: { value: 'brick' },
    lat: 50.46,
    lng: 30.51,
  })
  expect(catalogListingSchema.safeParse(presentCatalogListing(listing)).success).toBe(true)
})

it('withholds the exact place if its owner does', () => {
  const exact = { street: 'Holovna Street', building: '12', point: '50.4612, 30.5123' }
  const listing = offered({ ...LEAST, city: 'Kyiv', ...exact, exactness: 'withheld' })
  expect(listing).toMatchObject({ address: 'Holovna Street, Kyiv', placeRadius: 500 })
  expect(listing.place).toEqual({ cityId: 'kyiv', street: 'Holovna Street' })
  expect(JSON.stringify(listing)).not.toMatch(/50\.4612|30\.5123|12 Holovna/)
  expect(offered({ ...LEAST, exactness: 'withheld' }).placeRadius).toBeUndefined()
})
