import { expect, it } from 'vitest'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { getMarketCriteria, getSimilarCriteria, getSimilarities } from './similar.ts'

it.each([
  ['1 room', '1'],
  ['3 rooms', '3'],
  ['4 rooms', '4+'],
  ['12 rooms', '4+'],
])('compares %s with %s first', (countRooms, rooms) => {
  expect(getSimilarities(catalogListing({ countRooms }))).toEqual([
    { rooms, pricePercent: 15 },
    { rooms, pricePercent: 30 },
    { rooms: null, pricePercent: 30 },
  ])
})

it('compares a studio with any number of rooms', () => {
  const studio = catalogListing({ countRooms: 'studio' })
  expect(getSimilarities(studio)).toEqual([{ rooms: null, pricePercent: 30 }])
  expect(getMarketCriteria(studio)).toBeNull()
})

it('asks for the same type and city and a close price, nearest first', () => {
  const listing = catalogListing({ price: '100 k' })
  expect(getSimilarCriteria(listing, { rooms: '3', pricePercent: 15 })).toMatchObject({
    type: 'sale',
    city: 'Kyiv',
    sort: 'nearest',
    near: { lat: 50.4265, lng: 30.5174 },
    filters: { priceMin: 85_000, priceMax: 115_000, rooms: ['3'], areaMin: -Infinity },
  })
})

it('asks for the newest if the point is unknown', () => {
  const { lat: _lat, lng: _lng, ...listing } = catalogListing()
  expect(getSimilarCriteria(listing, { rooms: null, pricePercent: 30 }).near).toBeNull()
})

it('compares a price per m² with all of the same city and rooms', () => {
  expect(getMarketCriteria(catalogListing())).toMatchObject({
    type: 'sale',
    city: 'Kyiv',
    sort: 'price-per-square',
    filters: { rooms: ['3'], priceMin: -Infinity, priceMax: Infinity },
  })
  const { pricePerSquare: _, ...rent } = catalogListing({ type: 'rent' })
  expect(getMarketCriteria(rent)).toBeNull()
})
