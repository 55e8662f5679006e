import * as z from 'zod/mini'
import { ESTATE_TYPES } from './estate-type.ts'

export const estateTypeSchema = z.enum(ESTATE_TYPES)

const nonEmptyText = z.string().check(z.minLength(1))

/** `ava` is the URL or path of a portrait. */
export const realtorSchema = z.object({
  name: nonEmptyText,
  ava: nonEmptyText,
  phone: nonEmptyText,
})
export type Realtor = z.infer<typeof realtorSchema>

/**
 * The fields that browsers get and store; `favorite.ts` checks them in the browser, without Zod. The field names are a contract (docs/product.md,
 * "Listing"). `area` is in m², `pricePerSquare` in $/m² (sale only). `images` are URLs or paths; the
 * first one is shown on the card.
 */
export const listingSchema = z.object({
  id: z.int().check(z.positive()),
  price: nonEmptyText,
  address: nonEmptyText,
  description: z.string(),
  countRooms: z.string(),
  isRenovation: z.boolean(),
  area: z.number().check(z.positive()),
  currentFloor: z.int(),
  totalFloor: z.int(),
  images: z.array(z.string()),
  isFavourite: z.boolean(),
  Realtor: realtorSchema,
  heatingSystem: z.string(),
  yearofConstruction: z.int(),
  wallType: z.string(),
  pricePerSquare: z.optional(z.number()),
})
export type Listing = z.infer<typeof listingSchema>

/** A listing with the fields that browsers do not get. */
export const catalogListingSchema = z.extend(listingSchema, {
  type: estateTypeSchema,
  city: nonEmptyText,
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
})
export type CatalogListing = z.infer<typeof catalogListingSchema>
