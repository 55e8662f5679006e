import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MapListing } from '#app/features/catalog/map/listings/search/map-results.ts'
import { canSeparate, groupPins } from './group-pins.ts'

const createListing = (id: number, lat: number, lng: number): MapListing => ({
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

/** One degree is a hundred pixels. */
const project = ({ lat, lng }: MapListing) => ({ x: lng * 100, y: lat * 100 })

it('groups overlapping pins and leaves the others alone', () => {
  const listings = [
    createListing(1, 0, 0),
    createListing(2, 0.1, 0.2),
    createListing(3, 0, 5),
    createListing(4, 0, 0),
  ]
  const groups = groupPins(listings, project)
  expect(groups.map((group) => group.listings.map(({ id }) => id))).toEqual([[1, 2, 4], [3]])
  expect(groups[0]).toMatchObject({ lat: 0, lng: 0 })
})

it('loses no listing, and no two groups overlap', () => {
  const anyPoints = fc.array(fc.tuple(fc.nat(400), fc.nat(400)), { maxLength: 60 })
  fc.assert(
    fc.property(anyPoints, (points) => {
      const all = points.map(([lat, lng], index) => createListing(index + 1, lat / 100, lng / 100))
      const groups = groupPins(all, project)
      const ids = groups.flatMap((group) => group.listings.map(({ id }) => id))
      expect(ids.toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id))
      const regrouped = groups.flatMap((group) => group.listings[0] ?? [])
      expect(groupPins(regrouped, project)).toHaveLength(groups.length)
    }),
  )
})

it('tells which groups no zoom separates', () => {
  const projectAtMaxZoom = ({ lat, lng }: MapListing) => ({ x: lng * 10_000, y: lat * 10_000 })
  const [street] = groupPins([createListing(1, 0, 0), createListing(2, 0, 0.1)], project)
  const [building] = groupPins([createListing(1, 0, 0), createListing(2, 0, 0)], project)
  expect(street && canSeparate(street, projectAtMaxZoom)).toBe(true)
  expect(building && canSeparate(building, projectAtMaxZoom)).toBe(false)
})
