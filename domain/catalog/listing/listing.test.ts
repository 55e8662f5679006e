import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCatalogListing, catalogListing } from '#test/catalog/catalog-listing.ts'
import { anyListing } from '#test/catalog/search/arbitraries.ts'
import { catalogListingSchema, listingSchema } from './listing.ts'

it('parses every home of the catalog to itself', () => {
  fc.assert(
    fc.property(anyCatalogListing, anyListing, (entry, listing) => {
      expect(catalogListingSchema.parse(entry)).toEqual(entry)
      expect(listingSchema.parse(listing)).toEqual(listing)
    }),
  )
})

it('gives browsers only the fields of a listing', () => {
  const listing = listingSchema.parse(catalogListing())
  expect(Object.keys(listing).toSorted()).toEqual([
    'Realtor',
    'address',
    'area',
    'countRooms',
    'currentFloor',
    'description',
    'heatingSystem',
    'id',
    'images',
    'isFavourite',
    'isRenovation',
    'price',
    'pricePerSquare',
    'totalFloor',
    'wallType',
    'yearofConstruction',
  ])
})

it.each([
  { id: 0 },
  { id: 1.5 },
  { price: '' },
  { address: '' },
  { area: 0 },
  { area: Number.NaN },
  { area: Number.POSITIVE_INFINITY },
  { lat: 91 },
  { lng: -181 },
])('refuses %o', (wrong) => {
  expect(catalogListingSchema.safeParse({ ...catalogListing(wrong), ...wrong }).success).toBe(false)
})
