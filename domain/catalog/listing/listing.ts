import * as z from 'zod/mini'
import { mapLanguages } from '#domain/platform/language.ts'
import { ESTATE_TYPES } from './estate-type.ts'
import {
  FACTS,
  type FactFields,
  isChoiceFact,
  isDayFact,
  isFractionalFact,
  PLAIN_FACTS,
  type PlainFact,
} from './facts.ts'
import { CONDITIONS, HEATINGS, WALLS } from './terms.ts'

export const estateTypeSchema = z.enum(ESTATE_TYPES)

const nonEmptyText = z.string().check(z.minLength(1))

/** Has at least one of its fields. `ava` is the URL or path of a portrait. */
export const realtorSchema = z.object({
  name: z.optional(nonEmptyText),
  ava: z.optional(nonEmptyText),
  phone: z.optional(nonEmptyText),
})
export type Realtor = z.infer<typeof realtorSchema>

/** A price in its original currency other than the dollar, in whole units. */
const askedPriceSchema = z.object({
  amount: z.int().check(z.positive()),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** The day of the rate that converted it to `price`: "2026-09-13". */
  ratedOn: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
})
export type AskedPrice = z.infer<typeof askedPriceSchema>

type FactShape = {
  [Field in keyof FactFields]-?: z.ZodMiniOptional<z.ZodMiniType<NonNullable<FactFields[Field]>>>
}

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

function getFactSchema(fact: PlainFact) {
  if (isChoiceFact(fact)) return z.enum(FACTS[fact].values)
  if (isDayFact(fact)) return daySchema
  return isFractionalFact(fact) ? z.number() : z.int()
}

const factShape = Object.fromEntries(
  PLAIN_FACTS.map((fact) => [FACTS[fact].field, z.optional(getFactSchema(fact))]),
) as unknown as FactShape

/**
 * The fields that browsers get and store; `domain/catalog/favorite/favorite.ts` checks them in the browser, without Zod.
 * The field names are a contract (docs/product/catalog.md, "Listing"). `area` is in m², `pricePerSquare` in
 * $/m² (sale only). `images` are URLs or paths; the first one is shown on the card. Unstated facts
 * are missing (docs/product/catalog.md, "Facts that are not stated").
 */
export const listingSchema = z.object({
  id: z.int().check(z.positive()),
  price: nonEmptyText,
  /** Missing if it was asked in dollars. */
  asked: z.optional(askedPriceSchema),
  address: nonEmptyText,
  description: z.string(),
  countRooms: z.string(),
  isRenovation: z.optional(z.boolean()),
  area: z.optional(z.number().check(z.positive())),
  images: z.array(z.string()),
  isFavourite: z.boolean(),
  Realtor: z.optional(realtorSchema),
  heatingSystem: z.optional(z.string()),
  wallType: z.optional(z.string()),
  ...factShape,
  pricePerSquare: z.optional(z.number()),
})
export type Listing = z.infer<typeof listingSchema>

/** The description in other languages of the site, by language. */
const translationsSchema = z.object(mapLanguages(() => z.optional(nonEmptyText)))
export type Translations = z.infer<typeof translationsSchema>

/** The parts of the street address that are known for certain. */
const placeSchema = z.object({
  /** The id of a known city. It never changes, whatever the city is called. */
  cityId: z.optional(nonEmptyText),
  district: z.optional(nonEmptyText),
  street: z.optional(nonEmptyText),
  /** "12", "12-A", "12/4". */
  building: z.optional(nonEmptyText),
  metro: z.optional(nonEmptyText),
  complex: z.optional(nonEmptyText),
})
export type ListingPlace = z.infer<typeof placeSchema>

/** Facts as standard values; texts of `other` are in the fields that browsers get. */
const factsSchema = z.object({
  /** The number of rooms; 0 if the text of the rooms has no number. */
  rooms: z.int().check(z.nonnegative()),
  heating: z.optional(z.enum([...HEATINGS, 'other'])),
  walls: z.optional(z.enum([...WALLS, 'other'])),
  condition: z.optional(z.enum([...CONDITIONS, 'other'])),
  conditionText: z.optional(nonEmptyText),
})

/**
 * A listing with the fields that browsers do not get. It has both coordinates or none. If its owner
 * withholds the place, the exact point is within `placeRadius` meters of them
 * (`approximate-point.ts`).
 */
export const catalogListingSchema = z.extend(listingSchema, {
  type: estateTypeSchema,
  city: nonEmptyText,
  place: placeSchema,
  facts: factsSchema,
  /** Missing if there are none. */
  translations: z.optional(translationsSchema),
  lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  placeRadius: z.optional(z.int().check(z.positive())),
})
export type CatalogListing = z.infer<typeof catalogListingSchema>

/** What pages show of a listing, before its loader chooses a language. */
export type TranslatedListing = Listing & Pick<CatalogListing, 'translations'>
