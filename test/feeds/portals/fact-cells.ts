import { mapWordedFacts } from '#domain/catalog/listing/facts.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import type { FeedField } from '#domain/feeds/fields.ts'
import type { PortalFile } from './portal-file.ts'

export type Fact = Exclude<keyof StoredListing, 'id'>

const PRICE = ['price', 'currency'] as const
const AREA = ['area', 'areaUnit'] as const
const PLACE = ['address', 'city'] as const

/** The fields that each fact is derived from. A floor must be within its building, and a point near its city. */
const FIELDS_OF_FACTS: Readonly<Record<Fact, readonly FeedField[]>> = {
  type: ['type', 'propertyType'],
  price: PRICE,
  priceUnit: PRICE,
  asked: PRICE,
  area: AREA,
  pricePerSquare: [...PRICE, ...AREA, 'type', 'propertyType', 'pricePerSquare'],
  address: PLACE,
  city: PLACE,
  lat: ['lat', 'lng', ...PLACE],
  lng: ['lat', 'lng', ...PLACE],
  placeRadius: ['placeWithheld', 'placeShown'],
  place: [...PLACE, 'district', 'street', 'houseNumber', 'metro', 'complex'],
  rooms: ['rooms'],
  roomsText: ['rooms'],
  currentFloor: ['floor', 'floors'],
  totalFloor: ['floor', 'floors'],
  condition: ['condition', 'renovation'],
  heating: ['heating'],
  walls: ['walls'],
  yearofConstruction: ['year'],
  ...mapWordedFacts((fact) => [fact]),
  availableFrom: ['availableFrom'],
  description: ['description', 'descriptionEn', 'descriptionUk'],
  translations: ['descriptionEn', 'descriptionUk'],
  images: ['images'],
  Realtor: ['agentName', 'agentPhone', 'agentPortrait'],
}

export const FACTS = Object.keys(FIELDS_OF_FACTS) as Fact[]

type Expected = PortalFile['expected']

/** The columns that a fact may be read from, according to a person. */
export function getFactColumns({ columns, patterns = {} }: Expected, fact: Fact): string[] {
  const fields = FIELDS_OF_FACTS[fact]
  const own = fields.flatMap((field) => columns[field] ?? [])
  const shared = Object.entries(patterns)
    .filter(([, texts]) =>
      fields.some((field) => texts.some((text) => text.includes(`{${field}}`))),
    )
    .map(([column]) => column)
  return [...new Set([...own, ...shared])]
}

/** What a person states for all rows, as texts that a fact may repeat. */
export const getFactConstants = ({ constants = {} }: Expected, fact: Fact): string[] =>
  FIELDS_OF_FACTS[fact].flatMap((field) => constants[field] ?? [])
