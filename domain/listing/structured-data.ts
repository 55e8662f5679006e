import type { EstateType } from './estate-type.ts'
import type { CatalogListing } from './listing.ts'
import { parsePrice } from './price.ts'
import { parseRooms } from './rooms.ts'

/** A home on its page, as search engines are told of it. */
export interface StructuredDataInput {
  readonly listing: CatalogListing
  /** ISO 8601. */
  readonly publishedAt: string
  readonly updatedAt: string
  /** Where addresses begin: "https://homiq.example", or '' for addresses relative to the page. */
  readonly origin: string
}

/** What the offer is about, in the words of GoodRelations, which schema.org refers to. */
const BUSINESS_FUNCTIONS: Readonly<Record<EstateType, string>> = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
}

/** UN/CEFACT's code of the square metre. */
const SQUARE_METER_CODE = 'MTK'

/** The path of a home's page. */
export function listingPath({ type, id }: Pick<CatalogListing, 'type' | 'id'>): string {
  return `/${type}/${id}`
}

/** An address of ours as a whole one; one that is whole already stays as it is. */
export function toAbsoluteUrl(origin: string, url: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url
}

/** The JSON-LD of a home's page: schema.org's `RealEstateListing` that offers an `Apartment`. */
export function createStructuredData({
  listing,
  publishedAt,
  updatedAt,
  origin,
}: StructuredDataInput) {
  const url = toAbsoluteUrl(origin, listingPath(listing))
  const images = listing.images.map((image) => toAbsoluteUrl(origin, image))
  const price = parsePrice(listing.price)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: listing.address,
    description: listing.description,
    datePosted: publishedAt,
    dateModified: updatedAt,
    ...(images.length > 0 && { image: images }),
    offers: {
      '@type': 'Offer',
      url,
      // A price in words, such as "on request", is none that a machine can read.
      ...(price !== null && { price, priceCurrency: 'USD' }),
      availability: 'https://schema.org/InStock',
      businessFunction: BUSINESS_FUNCTIONS[listing.type],
      offeredBy: {
        '@type': 'Person',
        name: listing.Realtor.name,
        telephone: listing.Realtor.phone,
      },
      itemOffered: createApartment(listing),
    },
  }
}

function createApartment(listing: CatalogListing) {
  const rooms = parseRooms(listing.countRooms)
  return {
    '@type': 'Apartment',
    name: listing.address,
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.address,
      addressLocality: listing.city,
      addressCountry: 'UA',
    },
    geo: { '@type': 'GeoCoordinates', latitude: listing.lat, longitude: listing.lng },
    floorSize: { '@type': 'QuantitativeValue', value: listing.area, unitCode: SQUARE_METER_CODE },
    // 0 stands for a text without a number.
    ...(rooms > 0 && { numberOfRooms: rooms }),
    floorLevel: String(listing.currentFloor),
    yearBuilt: listing.yearofConstruction,
  }
}
