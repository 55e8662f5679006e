import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { HomeOnMap } from '#app/features/map/listings/search/map-results.ts'
import { canPart, pinGroups } from './group-pins.ts'

const home = (id: number, lat: number, lng: number): HomeOnMap => ({
  id,
  lat,
  lng,
  dollars: 120_000,
  price: '120 k',
  address: `${id} Street, Kyiv`,
  countRooms: '2 rooms',
  area: 60,
  currentFloor: 1,
  totalFloor: 2,
  cover: null,
})

/** A map on which a degree is a hundred pixels. */
const point = ({ lat, lng }: HomeOnMap) => ({ x: lng * 100, y: lat * 100 })

it('counts homes together that would cover each other, and leaves the others', () => {
  const homes = [home(1, 0, 0), home(2, 0.1, 0.2), home(3, 0, 5), home(4, 0, 0)]
  const groups = pinGroups(homes, point)
  expect(groups.map((group) => group.homes.map(({ id }) => id))).toEqual([[1, 2, 4], [3]])
  expect(groups[0]).toMatchObject({ lat: 0, lng: 0 })
})

it('loses no home, and no two groups cover each other', () => {
  const homes = fc.array(fc.tuple(fc.nat(400), fc.nat(400)), { maxLength: 60 })
  fc.assert(
    fc.property(homes, (places) => {
      const all = places.map(([lat, lng], index) => home(index + 1, lat / 100, lng / 100))
      const groups = pinGroups(all, point)
      const ids = groups.flatMap((group) => group.homes.map(({ id }) => id))
      expect(ids.toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id))
      const regrouped = groups.flatMap((group) => group.homes[0] ?? [])
      expect(pinGroups(regrouped, point)).toHaveLength(groups.length)
    }),
  )
})

it('knows which homes no zoom parts', () => {
  const nearer = (one: HomeOnMap) => ({ x: one.lng * 10_000, y: one.lat * 10_000 })
  const [street] = pinGroups([home(1, 0, 0), home(2, 0, 0.1)], point)
  const [building] = pinGroups([home(1, 0, 0), home(2, 0, 0)], point)
  expect(street && canPart(street, nearer)).toBe(true)
  expect(building && canPart(building, nearer)).toBe(false)
})
