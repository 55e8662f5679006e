/**
 * What a feed can say of a home, and the names that columns have for it: our own first, then the
 * RESO Data Dictionary's, then what people write. Upper and lower case and everything but letters
 * and digits are ignored in names.
 */
export const FEED_FIELDS = {
  key: ['ListingKey', 'ListingId', 'ListingKeyNumeric', 'key', 'externalId', 'feedId', 'код'],
  id: ['id'],
  type: ['type', 'estateType', 'dealType', 'listingType', 'offerType', 'transaction', 'тип'],
  propertyType: ['PropertyType'],
  status: ['StandardStatus', 'MlsStatus', 'status', 'статус'],
  price: ['price', 'ListPrice', 'priceUsd', 'cost', 'amount', 'ціна'],
  currency: ['Currency', 'CurrencyCode', 'priceCurrency', 'ListPriceCurrency', 'валюта'],
  address: ['address', 'UnparsedAddress', 'fullAddress', 'адреса'],
  city: ['city', 'town', 'locality', 'PostalCity', 'місто'],
  description: ['description', 'PublicRemarks', 'remarks', 'опис'],
  rooms: ['countRooms', 'RoomsTotal', 'rooms', 'roomCount', 'кімнат', 'кількістькімнат'],
  renovation: ['isRenovation', 'renovation', 'renovated', 'ремонт'],
  area: ['area', 'LivingArea', 'totalArea', 'squareMeters', 'площа'],
  areaUnit: ['LivingAreaUnits', 'areaUnit', 'areaUnits'],
  floor: ['currentFloor', 'EntryLevel', 'floor', 'поверх'],
  floors: ['totalFloor', 'StoriesTotal', 'totalFloors', 'floors', 'поверхів'],
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
  heating: ['heatingSystem', 'Heating', 'опалення'],
  year: ['yearofConstruction', 'YearBuilt', 'year', 'рікбудівництва'],
  walls: ['wallType', 'ConstructionMaterials', 'walls', 'material', 'стіни'],
  pricePerSquare: ['pricePerSquare'],
  lat: ['lat', 'Latitude', 'широта'],
  lng: ['lng', 'Longitude', 'lon', 'long', 'довгота'],
  publishedAt: ['publishedAt', 'OnMarketTimestamp', 'OnMarketDate', 'ListingContractDate'],
  modifiedAt: ['ModificationTimestamp', 'modifiedAt', 'updatedAt', 'lastModified'],
  feed: ['feed'],
  feedKey: ['feedKey'],
  feedModifiedAt: ['feedModifiedAt'],
} as const satisfies Record<string, readonly string[]>

export type FeedField = keyof typeof FEED_FIELDS

/** A home as a feed has it: texts of a CSV file, any values of a JSON one, under our names. */
export type FeedRecord = Partial<Record<FeedField, unknown>>

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const FIELD_OF_NAME: ReadonlyMap<string, FeedField> = new Map(
  Object.entries(FEED_FIELDS).flatMap(([field, names]) =>
    names.map((name) => [plain(name), field as FeedField] as const),
  ),
)

export const isFeedField = (name: string): name is FeedField => Object.hasOwn(FEED_FIELDS, name)

/**
 * Which field each name of a column stands for.
 *
 * @param chosen names of columns that stand for a field whatever they are called
 */
export function fieldFinder(
  chosen: ReadonlyMap<string, FeedField> = new Map(),
): (name: string) => FeedField | undefined {
  const given = new Map([...chosen].map(([name, field]) => [plain(name), field]))
  return (name) => given.get(plain(name)) ?? FIELD_OF_NAME.get(plain(name))
}
