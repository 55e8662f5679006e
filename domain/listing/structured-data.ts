import type { EstateType } from './estate-type.ts'
import type { CatalogueEntry } from './listing.ts'
import { parsePrice } from './price.ts'
import { parseRooms } from './rooms.ts'

/** A home on its page, as search engines are told of it. */
export interface ListingPage {
  readonly home: CatalogueEntry
  /** ISO 8601. */
  readonly publishedAt: string
  readonly updatedAt: string
  /** Where addresses begin: "https://homiq.example", or '' for addresses relative to the page. */
  readonly site: string
}

/** What the offer is about, in the words of GoodRelations, which schema.org refers to. */
const BUSINESS: Readonly<Record<EstateType, string>> = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
}

/** UN/CEFACT's code of the square metre. */
const SQUARE_METRE = 'MTK'

/** The path of a home's page. */
export function listingPath({ type, id }: Pick<CatalogueEntry, 'type' | 'id'>): string {
  return `/${type}/${id}`
}

/** An address of ours as a whole one; one that is whole already stays as it is. */
export function wholeAddress(site: string, address: string): string {
  return address.startsWith('/') ? `${site}${address}` : address
}

/** The JSON-LD of a home's page: schema.org's `RealEstateListing` that offers an `Apartment`. */
export function structuredData({ home, publishedAt, updatedAt, site }: ListingPage) {
  const url = wholeAddress(site, listingPath(home))
  const images = home.images.map((image) => wholeAddress(site, image))
  const price = parsePrice(home.price)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: home.address,
    description: home.description,
    datePosted: publishedAt,
    dateModified: updatedAt,
    ...(images.length > 0 && { image: images }),
    offers: {
      '@type': 'Offer',
      url,
      // A price in words, such as "on request", is none that a machine can read.
      ...(price !== null && { price, priceCurrency: 'USD' }),
      availability: 'https://schema.org/InStock',
      businessFunction: BUSINESS[home.type],
      offeredBy: {
        '@type': 'Person',
        name: home.Realtor.name,
        telephone: home.Realtor.phone,
      },
      itemOffered: apartment(home),
    },
  }
}

function apartment(home: CatalogueEntry) {
  const rooms = parseRooms(home.countRooms)
  return {
    '@type': 'Apartment',
    name: home.address,
    address: {
      '@type': 'PostalAddress',
      streetAddress: home.address,
      addressLocality: home.city,
      addressCountry: 'UA',
    },
    geo: { '@type': 'GeoCoordinates', latitude: home.lat, longitude: home.lng },
    floorSize: { '@type': 'QuantitativeValue', value: home.area, unitCode: SQUARE_METRE },
    // 0 stands for a text without a number.
    ...(rooms > 0 && { numberOfRooms: rooms }),
    floorLevel: String(home.currentFloor),
    yearBuilt: home.yearofConstruction,
  }
}
