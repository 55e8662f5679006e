import { FACT_COLUMN_NAMES } from './fact-words.ts'

/**
 * The fields of a feed and the column names that map to them: our own, those of the RESO Data
 * Dictionary, and common ones. Only letters and digits of a name count, in any case.
 */
export const FEED_FIELDS = {
  key: ['ListingKey', 'ListingId', 'ListingKeyNumeric', 'key', 'externalId', 'feedId', 'код'],
  id: ['id'],
  type: ['type', 'estateType', 'dealType', 'listingType', 'offerType', 'transaction', 'тип'],
  propertyType: ['PropertyType'],
  kind: ['PropertySubType', 'kind', 'homeType'],
  status: ['StandardStatus', 'MlsStatus', 'status', 'статус'],
  price: ['price', 'ListPrice', 'priceUsd', 'cost', 'amount', 'ціна'],
  currency: ['Currency', 'CurrencyCode', 'priceCurrency', 'ListPriceCurrency', 'валюта'],
  address: ['address', 'UnparsedAddress', 'fullAddress', 'адреса'],
  city: ['city', 'town', 'locality', 'PostalCity', 'місто'],
  district: ['district', 'place.district'],
  street: ['street', 'StreetName', 'place.street'],
  houseNumber: ['houseNumber', 'buildingNumber', 'StreetNumber', 'place.building'],
  metro: ['metro', 'метро', 'place.metro'],
  complex: ['complex', 'residentialComplex', 'жк', 'place.complex'],
  description: ['description', 'PublicRemarks', 'remarks', 'опис'],
  descriptionEn: ['descriptionEn', 'translations.en', 'опис англійською'],
  descriptionUk: ['descriptionUk', 'translations.uk', 'опис українською'],
  rooms: ['countRooms', 'RoomsTotal', 'rooms', 'roomCount', 'кімнат', 'кількістькімнат'],
  studio: ['studio', 'isStudio'],
  ...FACT_COLUMN_NAMES,
  renovation: ['isRenovation', 'renovation', 'renovated', 'ремонт'],
  area: ['area', 'LivingArea', 'totalArea', 'squareMeters', 'площа'],
  areaUnit: ['LivingAreaUnits', 'areaUnit', 'areaUnits'],
  images: ['images', 'Media', 'photos', 'pictures', 'imageUrls', 'photoUrls', 'фото'],
  agentName: ['Realtor.name', 'ListAgentFullName', 'agentName', 'realtor', 'agent', 'рієлтор'],
  agentPortrait: ['Realtor.ava', 'agentPortrait', 'agentPhoto'],
  agentPhone: [
    'Realtor.phone',
    'ListAgentPreferredPhone',
    'ListAgentMobilePhone',
    'ListAgentDirectPhone',
    'agentPhone',
    'phone',
    'телефон',
  ],
  pricePerSquare: ['pricePerSquare'],
  lat: ['lat', 'Latitude', 'широта'],
  lng: ['lng', 'Longitude', 'lon', 'long', 'довгота'],
  placeWithheld: ['placeWithheld', 'placeRadius'],
  placeShown: ['placeShown', 'InternetAddressDisplayYN'],
  publishedAt: ['publishedAt', 'OnMarketTimestamp', 'OnMarketDate', 'ListingContractDate'],
  modifiedAt: ['ModificationTimestamp', 'modifiedAt', 'updatedAt', 'lastModified'],
  askedAmount: ['asked.amount'],
  askedCurrency: ['asked.currency'],
  ratedOn: ['asked.ratedOn'],
  feed: ['feed'],
  feedKey: ['feedKey'],
  feedModifiedAt: ['feedModifiedAt'],
} as const satisfies Record<string, readonly string[]>

export type FeedField = keyof typeof FEED_FIELDS

/** Raw values under our field names: texts from a CSV file, any values from a JSON file. */
export type FeedRecord = Partial<Record<FeedField, unknown>>

const normalizeName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const FIELDS_BY_NAME: ReadonlyMap<string, FeedField> = new Map(
  Object.entries(FEED_FIELDS).flatMap(([field, names]) =>
    names.map((name) => [normalizeName(name), field as FeedField] as const),
  ),
)

export const isFeedField = (name: string): name is FeedField => Object.hasOwn(FEED_FIELDS, name)

/** @param chosen column names that the command line maps to fields; they take precedence */
export function createFieldFinder(
  chosen: ReadonlyMap<string, FeedField> = new Map(),
): (name: string) => FeedField | undefined {
  const given = new Map([...chosen].map(([name, field]) => [normalizeName(name), field]))
  return (name) => given.get(normalizeName(name)) ?? FIELDS_BY_NAME.get(normalizeName(name))
}
