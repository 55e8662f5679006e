import { expect, it } from 'vitest'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { getMapPath } from './map-path.ts'

it('shows the surroundings of the listing on the map', () => {
  const path = getMapPath(catalogListing({ lat: 50.45, lng: 30.52 }))
  expect(decodeURIComponent(path ?? '')).toBe(
    '/property?type=sale&box=50.44,30.505,50.46,30.535&view=map',
  )
})

it('has no map for a listing without a point', () => {
  const { lat: _lat, lng: _lng, ...listing } = catalogListing()
  expect(getMapPath(listing)).toBeNull()
})
