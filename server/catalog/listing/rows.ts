import { FACTS, toFactColumns, toFactFields } from '#domain/catalog/listing/facts.ts'
import type {
  AskedPrice,
  CatalogListing,
  Listing,
  Realtor,
  TranslatedListing,
  Translations,
} from '#domain/catalog/listing/listing.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import { formatPriceText } from '#domain/catalog/listing/present/en.ts'
import {
  presentCatalogListing,
  presentListing,
} from '#domain/catalog/listing/present/present-listing.ts'
import { readRooms } from '#domain/catalog/listing/rooms.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import {
  CONDITIONS,
  type Condition,
  HEATINGS,
  type Term,
  toRenovation,
  WALLS,
} from '#domain/catalog/listing/terms.ts'
import { PRICE_UNITS } from '#domain/catalog/price/parse-price.ts'
import { parseCondition } from '#domain/feeds/terms/condition.ts'
import { parseHeating } from '#domain/feeds/terms/heating.ts'
import { parseWalls } from '#domain/feeds/terms/walls.ts'
import type { ListingRow, NewListingRow } from '#server/catalog/tables.ts'

export const toListing = (row: ListingRow): TranslatedListing =>
  presentListing(toStoredListing(row))

export const toCatalogListing = (row: ListingRow): CatalogListing =>
  presentCatalogListing(toStoredListing(row))

export function toStoredListing(row: ListingRow): StoredListing {
  const { type, id, price, address, description, images, city } = row
  return {
    type,
    id,
    price,
    address,
    description,
    images,
    city,
    place: toPlace(row),
    ...readRooms(row.countRooms),
    ...omitMissing({
      priceUnit: PRICE_UNITS.find((unit) => unit === row.priceUnit),
      asked: toAskedPrice(row),
      area: row.area,
      condition: toCondition(row),
      Realtor: toRealtor(row),
      heating: toTerm(HEATINGS, row.heating, row.heatingSystem, parseHeating),
      walls: toTerm(WALLS, row.walls, row.wallType, parseWalls),
      pricePerSquare: row.pricePerSquare,
      lat: row.lat,
      lng: row.lng,
      placeRadius: row.placeRadius,
      translations: toTranslations(row),
    }),
    ...toFactFields((fact) => row[FACTS[fact].column]),
  }
}

/** @param parse reads texts that the previous version wrote */
function toTerm<Value extends string>(
  values: readonly Value[],
  stored: string | null,
  text: string | null,
  parse: (text: string) => Term<Value> | undefined,
): Term<Value> | undefined {
  const value = values.find((one) => one === stored)
  if (value !== undefined) return { value }
  if (text === null) return undefined
  return stored === null ? parse(text) : { value: 'other', text }
}

function toCondition(row: ListingRow): Term<Condition> | undefined {
  const { condition, conditionText, renovation } = row
  if (condition === null && renovation !== null)
    return { value: renovation ? 'renovated' : 'not-renovated' }
  return toTerm(CONDITIONS, condition, conditionText, parseCondition)
}

const toPlace = ({ cityId, district, street, building, metro, complex }: ListingRow) =>
  omitMissing({ cityId, district, street, building, metro, complex })

export type PricedRow = Pick<
  ListingRow,
  'price' | 'priceUnit' | 'askedAmount' | 'askedCurrency' | 'ratedOn'
>

/** The price alone, as a listing has it. */
export const toPrice = (row: PricedRow): Pick<Listing, 'price' | 'asked'> => {
  const unit = PRICE_UNITS.find((unit) => unit === row.priceUnit)
  const asked = toAskedPrice(row)
  return { price: formatPriceText(row.price, unit), ...(asked && { asked }) }
}

function toAskedPrice({ askedAmount, askedCurrency, ratedOn }: PricedRow): AskedPrice | null {
  if (askedAmount === null || askedCurrency === null || ratedOn === null) return null
  return { amount: askedAmount, currency: askedCurrency, ratedOn }
}

function toTranslations({ descriptionEn: en, descriptionUk: uk }: ListingRow): Translations | null {
  return en === null && uk === null ? null : omitMissing({ en, uk })
}

function toRealtor(row: ListingRow): Realtor | null {
  const { realtorName: name, realtorAvatar: ava, realtorPhone: phone } = row
  return name === null && ava === null && phone === null ? null : omitMissing({ name, ava, phone })
}

/**
 * @param times.publishedAt rounded down to whole seconds
 */
export function toRow(
  stored: StoredListing,
  times: { readonly publishedAt: Date; readonly updatedAt: Date },
): NewListingRow {
  const { price: priceText, countRooms, heatingSystem, wallType } = presentListing(stored)
  const { condition, place } = stored
  return {
    type: stored.type,
    id: stored.id,
    price: stored.price,
    priceUnit: stored.priceUnit ?? null,
    priceText,
    askedAmount: stored.asked?.amount ?? null,
    askedCurrency: stored.asked?.currency ?? null,
    ratedOn: stored.asked?.ratedOn ?? null,
    address: stored.address,
    description: stored.description,
    descriptionEn: stored.translations?.en ?? null,
    descriptionUk: stored.translations?.uk ?? null,
    countRooms,
    rooms: stored.rooms,
    condition: condition?.value ?? null,
    conditionText: condition?.value === 'other' ? condition.text : null,
    renovation: toRenovation(condition) ?? null,
    area: stored.area ?? null,
    images: stored.images,
    realtorName: stored.Realtor?.name ?? null,
    realtorAvatar: stored.Realtor?.ava ?? null,
    realtorPhone: stored.Realtor?.phone ?? null,
    heating: stored.heating?.value ?? null,
    heatingSystem: heatingSystem ?? null,
    walls: stored.walls?.value ?? null,
    wallType: wallType ?? null,
    pricePerSquare: stored.pricePerSquare ?? null,
    city: stored.city,
    cityId: place.cityId ?? null,
    district: place.district ?? null,
    street: place.street ?? null,
    building: place.building ?? null,
    metro: place.metro ?? null,
    complex: place.complex ?? null,
    lat: stored.lat ?? null,
    lng: stored.lng ?? null,
    placeRadius: stored.placeRadius ?? null,
    ...toFactColumns(stored),
    publishedAt: floorToSeconds(times.publishedAt),
    updatedAt: times.updatedAt,
  }
}

/** The database would round up, and a listing would be published in the future. */
function floorToSeconds(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000)
}
