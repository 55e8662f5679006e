import { pickFacts } from '#domain/catalog/listing/facts.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { toDollars } from '#domain/catalog/price/parse-price.ts'
import { splitWords } from '#domain/catalog/search/text/words.ts'
import type { ExportedListing } from '#server/feeds/export/writer/export-writer.ts'

/** What XML formats need of a listing; unstated facts are '', `null` or an empty list. */
export type XmlFacts = ReturnType<typeof toXmlFacts>

const NO_POINT = { lat: null, lng: null }

const toPoint = ({ lat, lng }: CatalogListing) => ({ lat: lat ?? null, lng: lng ?? null })

/** @param siteUrl '' where it is not known */
export function toXmlFacts({ listing, publishedAt, updatedAt }: ExportedListing, siteUrl: string) {
  const { type, id, asked, Realtor } = listing
  const dollars = toDollars(listing.price)
  const { rooms } = listing.facts
  const toUrl = (path: string) => (path.startsWith('/') ? siteUrl && siteUrl + path : path)
  return {
    key: `${type}-${id}`,
    url: toUrl(`/${type}/${id}`),
    isSale: type === 'sale',
    dollars,
    /** The price in its original currency. */
    price: asked?.amount ?? dollars,
    currency: asked?.currency ?? 'USD',
    /** The street address without the city at its end. */
    streetAddress: stripCity(listing.address, listing.city),
    ...getPlaceParts(listing),
    metro: listing.place.metro ?? '',
    city: listing.city,
    description: listing.description,
    /** In these languages, besides the description. */
    descriptionEn: listing.translations?.en ?? null,
    descriptionUk: listing.translations?.uk ?? null,
    rooms: rooms > 0 ? rooms : null,
    isRenovation: listing.isRenovation ?? null,
    area: listing.area ?? null,
    floor: listing.currentFloor ?? null,
    floors: listing.totalFloor ?? null,
    year: listing.yearofConstruction ?? null,
    heating: listing.heatingSystem ?? '',
    walls: listing.wallType ?? '',
    /** Those that are choices, amounts, days and other numbers. */
    stated: pickFacts(listing),
    answers: toAnswers(listing),
    images: listing.images.map(toUrl).filter((url) => url !== ''),
    agentName: Realtor?.name ?? '',
    agentPhone: Realtor?.phone ?? '',
    lat: listing.lat ?? null,
    lng: listing.lng ?? null,
    isPlaceWithheld: listing.placeRadius !== undefined,
    /** Empty if the point is approximate, for formats that cannot say so. */
    exact: listing.placeRadius === undefined ? toPoint(listing) : NO_POINT,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** What facts say to a question of yes or no; `null` where they say neither. */
function toAnswers(listing: CatalogListing) {
  const { parking, commission, deposit } = listing
  return {
    elevator: toAnswer(listing.elevator, 'yes', 'no'),
    parking: parking === undefined ? null : parking !== 'no',
    furnished: toAnswer(listing.furnished, 'yes', 'no'),
    pets: toAnswer(listing.pets, 'allowed', 'not-allowed'),
    children: toAnswer(listing.children, 'welcome', 'not-allowed'),
    utilities: toAnswer(listing.utilities, 'included', 'by-meter'),
    commission: commission === undefined ? null : commission > 0,
    deposit: deposit === undefined ? null : deposit > 0,
  }
}

function toAnswer<Value>(value: Value | undefined, yes: Value, no: Value): boolean | null {
  if (value === yes) return true
  return value === no ? false : null
}

/** How a format writes answers. */
export const createAnswer =
  (yes: string, no: string) =>
  (answer: boolean | null): string | null => {
    if (answer === null) return null
    return answer ? yes : no
  }

/**
 * Separate street, house number and district, if the street address has only these and the city.
 * Else the street contains all of it, without the city at its end.
 */
function getPlaceParts({ address, city, place }: CatalogListing) {
  const { street = '', building: house = '', district = '' } = place
  const isAll =
    street !== '' && toWordList(address) === toWordList([street, house, district, city].join(' '))
  return isAll
    ? { street, house, district }
    : { street: stripCity(address, city), house: '', district: '' }
}

const toWordList = (text: string): string => splitWords(text).toSorted().join(' ')

function stripCity(address: string, city: string): string {
  const parts = address.split(',')
  const isLast = parts.at(-1)?.trim().toLowerCase() === city.trim().toLowerCase()
  return isLast ? parts.slice(0, -1).join(',').trim() : address
}
