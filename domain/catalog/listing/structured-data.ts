import { listingPath } from '#domain/catalog/links.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import { inLanguage, type Language } from '#domain/platform/language.ts'
import type { EstateType } from './estate-type.ts'
import type { AskedPrice, CatalogListing } from './listing.ts'

type ListingOnPage = Omit<CatalogListing, 'place'>

export interface StructuredDataInput {
  readonly listing: ListingOnPage
  /** ISO 8601. */
  readonly publishedAt: string
  readonly updatedAt: string
  /** "https://homiq.example", or '' for URLs relative to the page. */
  readonly origin: string
  /** Of the page. */
  readonly language: Language
}

/** GoodRelations terms, which schema.org refers to. */
const BUSINESS_FUNCTIONS: Readonly<Record<EstateType, string>> = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
}

/** UN/CEFACT. */
const SQUARE_METER_CODE = 'MTK'

/** Prefixes paths of the site; absolute URLs stay as they are. */
export function toAbsoluteUrl(origin: string, url: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url
}

/** JSON-LD: a `RealEstateListing` of schema.org that offers an `Apartment`. */
export function createStructuredData({
  listing,
  publishedAt,
  updatedAt,
  origin,
  language,
}: StructuredDataInput) {
  const url = toAbsoluteUrl(origin, inLanguage(listingPath(listing), language))
  const images = listing.images.map((image) => toAbsoluteUrl(origin, image))
  const price = parsePrice(listing.price)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    inLanguage: language,
    name: listing.address,
    description: listing.description,
    datePosted: publishedAt,
    dateModified: updatedAt,
    ...(images.length > 0 && { image: images }),
    offers: {
      '@type': 'Offer',
      url,
      // "on request" has no machine-readable price.
      ...(price !== null && toPrice(price, listing.asked)),
      availability: 'https://schema.org/InStock',
      businessFunction: BUSINESS_FUNCTIONS[listing.type],
      ...(listing.Realtor && {
        offeredBy: {
          '@type': 'Person',
          name: listing.Realtor.name,
          telephone: listing.Realtor.phone,
        },
      }),
      itemOffered: createApartment(listing),
    },
  }
}

/** The price in the currency in which it was asked. */
const toPrice = (dollars: number, asked: AskedPrice | undefined) =>
  asked === undefined
    ? { price: dollars, priceCurrency: 'USD' }
    : { price: asked.amount, priceCurrency: asked.currency }

/** The point of the listing; for a withheld place, the circle that contains it. */
function createGeo({ lat, lng, placeRadius }: ListingOnPage) {
  const point = { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }
  return placeRadius === undefined
    ? point
    : { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: placeRadius }
}

function createApartment(listing: ListingOnPage) {
  const { rooms } = listing.facts
  return {
    '@type': 'Apartment',
    name: listing.address,
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.address,
      addressLocality: listing.city,
      addressCountry: 'UA',
    },
    ...(listing.lat !== undefined && { geo: createGeo(listing) }),
    ...(listing.area !== undefined && {
      floorSize: {
        '@type': 'QuantitativeValue',
        value: listing.area,
        unitCode: SQUARE_METER_CODE,
      },
    }),
    // 0 means that the text contains no number.
    ...(rooms > 0 && { numberOfRooms: rooms }),
    ...(listing.currentFloor !== undefined && { floorLevel: String(listing.currentFloor) }),
    ...(listing.yearofConstruction !== undefined && { yearBuilt: listing.yearofConstruction }),
  }
}
