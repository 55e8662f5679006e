import { expect, it } from 'vitest'
import { listingPath } from '#domain/catalog/links.ts'
import { createStructuredData, toAbsoluteUrl } from '#domain/catalog/listing/structured-data.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'

const moments = {
  publishedAt: '2025-11-17T10:00:00.000Z',
  updatedAt: '2025-11-18T10:00:00.250Z',
  language: 'en',
} as const
const site = 'https://homiq.example'

it('offers an apartment for a price in dollars', () => {
  expect(createStructuredData({ listing: catalogListing(), ...moments, origin: site })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url: 'https://homiq.example/sale/1',
    inLanguage: 'en',
    name: 'Velyka Vasylkivska St, 72, Kyiv',
    description: 'A bright corner flat above a quiet courtyard.',
    datePosted: '2025-11-17T10:00:00.000Z',
    dateModified: '2025-11-18T10:00:00.250Z',
    image: ['https://homiq.example/pictures/apartments/01-living-1440x960.jpg'],
    offers: {
      '@type': 'Offer',
      url: 'https://homiq.example/sale/1',
      price: 120_000,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      offeredBy: { '@type': 'Person', name: 'Olena Test', telephone: '+380 44 000 00 01' },
      itemOffered: {
        '@type': 'Apartment',
        name: 'Velyka Vasylkivska St, 72, Kyiv',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Velyka Vasylkivska St, 72, Kyiv',
          addressLocality: 'Kyiv',
          addressCountry: 'UA',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 50.4265, longitude: 30.5174 },
        floorSize: { '@type': 'QuantitativeValue', value: 74.5, unitCode: 'MTK' },
        numberOfRooms: 3,
        floorLevel: '4',
        yearBuilt: 1987,
      },
    },
  })
})

it('has no size without an area', () => {
  const { area: _area, ...listing } = catalogListing()
  const data = createStructuredData({ listing, ...moments, origin: site })
  expect(JSON.stringify(data)).not.toContain('floorSize')
})

it('has a circle for a withheld place', () => {
  const listing = catalogListing({ placeRadius: 500 })
  const { offers } = createStructuredData({ listing, ...moments, origin: site })
  expect(offers.itemOffered.geo).toEqual({
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude: 50.4265, longitude: 30.5174 },
    geoRadius: 500,
  })
})

it('omits facts whose text has no number', () => {
  const home = { ...catalogListing({ countRooms: 'studio', images: [] }), price: 'on request' }
  const data = createStructuredData({ listing: home, ...moments, origin: site })
  expect(data).not.toHaveProperty('image')
  expect(data.offers).not.toHaveProperty('price')
  expect(data.offers).not.toHaveProperty('priceCurrency')
  expect(data.offers.itemOffered).not.toHaveProperty('numberOfRooms')
})

it('offers rentals for lease', () => {
  const { url, offers } = createStructuredData({
    listing: catalogListing({ type: 'rent' }),
    ...moments,
    origin: '',
  })
  expect(url).toBe('/rent/1')
  expect(offers.businessFunction).toBe('http://purl.org/goodrelations/v1#LeaseOut')
})

it("makes only the site's own URLs absolute", () => {
  expect(listingPath({ type: 'rent', id: 7 })).toBe('/rent/7')
  expect(toAbsoluteUrl(site, '/rent/7')).toBe('https://homiq.example/rent/7')
  expect(toAbsoluteUrl(site, 'https://pictures.example/a.jpg')).toBe(
    'https://pictures.example/a.jpg',
  )
})
