import { type EstateType, isEstateType } from '#domain/catalog/listing/estate-type.ts'
import {
  FACTS,
  type FactFields,
  isChoiceFact,
  isDayFact,
  isFractionalFact,
  PLAIN_FACTS,
  type PlainFact,
} from '#domain/catalog/listing/facts.ts'
import type { AskedPrice, Listing, Realtor } from '#domain/catalog/listing/listing.ts'
import type { WordedListing } from '#domain/catalog/listing/worded-listing.ts'
import {
  type FieldGuards,
  type Guard,
  hasFields,
  isBoolean,
  isListOf,
  isNumber,
  isObject,
  isOptional,
  isText,
  pickFields,
} from '#domain/platform/json/shape.ts'

/** See docs/product/catalog.md, "Favorite entry". */
export type Favorite = Listing & { type: EstateType }

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)
const isPositive = (value: unknown): value is number => isNumber(value) && value > 0
const isFilled = (value: unknown): value is string => isText(value) && value !== ''

const REALTOR_GUARDS: FieldGuards<Realtor> = {
  name: isOptional(isFilled),
  ava: isOptional(isFilled),
  phone: isOptional(isFilled),
}

const isPositiveInteger = (value: unknown): value is number => isInteger(value) && value > 0

const isDay = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value)

const ASKED_GUARDS: FieldGuards<AskedPrice> = {
  amount: isPositiveInteger,
  currency: (value): value is string => isText(value) && /^[A-Z]{3}$/.test(value),
  ratedOn: isDay,
}

function getGuard(fact: PlainFact): (value: unknown) => boolean {
  if (isChoiceFact(fact)) return (value) => FACTS[fact].values.some((one) => one === value)
  if (isDayFact(fact)) return isDay
  return isFractionalFact(fact) ? isNumber : isInteger
}

const FACT_GUARDS = Object.fromEntries(
  PLAIN_FACTS.map((fact) => {
    return [FACTS[fact].field, isOptional(getGuard(fact) as Guard<string | number>)]
  }),
) as FieldGuards<FactFields>

const FAVORITE_GUARDS: FieldGuards<Favorite> = {
  id: isPositiveInteger,
  price: isFilled,
  asked: isOptional(hasFields(ASKED_GUARDS)),
  address: isFilled,
  description: isText,
  countRooms: isText,
  isRenovation: isOptional(isBoolean),
  area: isOptional(isPositive),
  images: isListOf(isText),
  isFavourite: isBoolean,
  Realtor: isOptional(hasFields(REALTOR_GUARDS)),
  heatingSystem: isOptional(isText),
  wallType: isOptional(isText),
  pricePerSquare: isOptional(isNumber),
  ...FACT_GUARDS,
  type: isEstateType,
}
const hasFavoriteFields = hasFields(FAVORITE_GUARDS)

/** Ids are compared as text (docs/product/catalog.md, "Favorite entry"). */
const isSameListing = (favorite: Favorite, type: EstateType, id: number | string) =>
  favorite.type === type && String(favorite.id) === String(id)

export function findFavorite(
  favorites: readonly Favorite[],
  type: EstateType,
  id: number | string,
): Favorite | undefined {
  return favorites.find((favorite) => isSameListing(favorite, type, id))
}

export function isFavorite(
  favorites: readonly Favorite[],
  type: EstateType,
  id: number | string,
): boolean {
  return findFavorite(favorites, type, id) !== undefined
}

/** New favorites are added at the end, as the page shows them (docs/product/catalog.md, "Favorite button"). */
export function toggleFavorite(
  favorites: readonly Favorite[],
  type: EstateType,
  { descriptionLanguage: _shown, ...listing }: WordedListing,
): Favorite[] {
  return isFavorite(favorites, type, listing.id)
    ? favorites.filter((favorite) => !isSameListing(favorite, type, listing.id))
    : [...favorites, { ...listing, isFavourite: true, type }]
}

/** Ids that were stored as text are converted to numbers. */
const parseStoredId = (id: unknown) =>
  typeof id === 'string' && /^[1-9]\d*$/.test(id) ? Number(id) : id

function parseFavorite(entry: unknown): Favorite | undefined {
  if (!isObject(entry)) return undefined
  const favorite = { ...entry, id: parseStoredId(entry.id) }
  if (!hasFavoriteFields(favorite)) return undefined
  return {
    ...pickFields(favorite, FAVORITE_GUARDS),
    ...(favorite.asked && { asked: pickFields(favorite.asked, ASKED_GUARDS) }),
    ...(favorite.Realtor && { Realtor: pickFields(favorite.Realtor, REALTOR_GUARDS) }),
  }
}

/**
 * Reads a stored value: invalid and duplicate entries are dropped one by one, and anything but an
 * array is empty (docs/product/catalog.md, "Favorite entry").
 */
export function parseFavorites(value: unknown): { favorites: Favorite[]; dropped: number } {
  if (!Array.isArray(value)) return { favorites: [], dropped: 1 }
  const favorites: Favorite[] = []
  for (const entry of value) {
    const favorite = parseFavorite(entry)
    if (!favorite || isFavorite(favorites, favorite.type, favorite.id)) continue
    favorites.push(favorite)
  }
  return { favorites, dropped: value.length - favorites.length }
}
