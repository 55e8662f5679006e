import { expect, it } from 'vitest'
import { OFFICES } from '#texts/site/offices.ts'
import {
  getDirectionsUrl,
  getOfficeCity,
  groupOfficesByCity,
  sortOfficesByDistance,
} from './office.ts'

it('reads the city from the end of the street address', () => {
  expect(getOfficeCity({ address: '44 Khreshchatyk Street, Kyiv' })).toBe('Kyiv')
  expect(getOfficeCity({ address: '27 Rishelievska Street, Prymorskyi district, Odesa ' })).toBe(
    'Odesa',
  )
  expect(getOfficeCity({ address: 'Lviv' })).toBe('Lviv')
})

it('groups offices by city and keeps their order', () => {
  const office = (id: number, city: string) => ({ id, name: '', address: city, lat: 0, lng: 0 })
  const offices = [office(1, 'Lviv'), office(2, 'Kyiv'), office(3, 'Lviv')]
  expect(
    groupOfficesByCity(offices).map(({ city, offices: of }) => [city, of.map((o) => o.id)]),
  ).toEqual([
    ['Lviv', [1, 3]],
    ['Kyiv', [2]],
  ])
  expect(groupOfficesByCity([])).toEqual([])
})

it('sorts offices by their distance from a place', () => {
  const sorted = sortOfficesByDistance(OFFICES, { lat: 49.84, lng: 24.02 })
  expect(sorted.map(({ office }) => getOfficeCity(office))).toEqual([
    'Lviv',
    'Lviv',
    'Lviv',
    'Kyiv',
    'Kyiv',
    'Kyiv',
    'Kyiv',
    'Odesa',
    'Dnipro',
    'Dnipro',
  ])
  expect(sorted[0]?.km).toBeCloseTo(0.5, 0)
})

it('links to the directions of OpenStreetMap', () => {
  expect(getDirectionsUrl({ lat: 50.4474, lng: 30.5222 })).toBe(
    'https://www.openstreetmap.org/directions?to=50.4474%2C30.5222',
  )
})

/** Boxes well inside the built-up city, in degrees: south, north, west, east. */
const CITY_BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  Kyiv: [50.35, 50.54, 30.35, 30.68],
  Lviv: [49.77, 49.9, 23.93, 24.09],
  Dnipro: [48.38, 48.53, 34.92, 35.13],
  // East of these streets is the sea.
  Odesa: [46.38, 46.53, 30.66, 30.752],
}

it('has ten different offices in four cities, each within its city', () => {
  expect(OFFICES).toHaveLength(10)
  expect(groupOfficesByCity(OFFICES).map(({ city }) => city)).toEqual(Object.keys(CITY_BOXES))
  for (const key of ['id', 'name', 'address', 'lat', 'lng'] as const) {
    expect(new Set(OFFICES.map((office) => office[key])).size, key).toBe(10)
  }
  for (const { name, address, lat, lng } of OFFICES) {
    const [south = 0, north = 0, west = 0, east = 0] = CITY_BOXES[getOfficeCity({ address })] ?? []
    expect(lat > south && lat < north && lng > west && lng < east, name).toBe(true)
  }
})
