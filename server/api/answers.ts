import * as z from 'zod'
import { estateTypeSchema } from '#domain/listing/estate-type.ts'
import { catalogListingSchema, listingSchema } from '#domain/listing/listing.ts'
import { ROOM_OPTIONS } from '#domain/listing/rooms.ts'
import { FILTER_NAMES } from '#domain/search/applied-filters.ts'
import { PRICE_PER_SQUARE_OPTIONS } from '#domain/search/filters.ts'

const count = z.int().nonnegative()
const address = z.string().startsWith('/').describe('Relative to this site.')

/** A home as lists have it. */
export const listedSchema = z
  .object({ ...listingSchema.shape, type: estateTypeSchema, url: address })
  .meta({ id: 'ListedHome' })
export type Listed = z.infer<typeof listedSchema>

/** All that is known of a home. */
export const homeSchema = z
  .object({
    ...catalogListingSchema.shape,
    url: address,
    publishedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Home' })
export type Home = z.infer<typeof homeSchema>

const choiceOf = <T extends z.ZodType>(value: T) => z.array(z.object({ value, total: count }))

/** How many homes each choice would find; each ignores what is chosen of its own kind. */
export const facetsSchema = z
  .object({
    rooms: choiceOf(z.enum(ROOM_OPTIONS)),
    isRenovation: choiceOf(z.boolean()),
    pricePerSquare: choiceOf(z.enum(PRICE_PER_SQUARE_OPTIONS)),
  })
  .meta({ id: 'Facets' })
export type NamedFacets = z.infer<typeof facetsSchema>

/** A page of results. */
export const resultsSchema = z
  .object({
    type: estateTypeSchema,
    total: count,
    page: z.int().positive(),
    pages: z.int().positive(),
    city: z.string().nullable().describe('The city that the words of the search name.'),
    listings: z.array(listedSchema),
    facets: facetsSchema,
    loosenings: z
      .array(z.object({ condition: z.enum(FILTER_NAMES), total: count }))
      .describe('Where nothing was found: what to take back, and how many homes that finds.'),
    links: z.object({ self: address, next: address.nullable(), prev: address.nullable() }),
  })
  .meta({ id: 'Results' })
export type ResultsPage = z.infer<typeof resultsSchema>

/** Some of the homes of a search, in their order. */
export const stretchSchema = z
  .object({
    type: estateTypeSchema,
    total: count.describe('Of the whole search, now.'),
    listings: z.array(listedSchema),
    links: z.object({ self: address, next: address.nullable() }),
  })
  .meta({ id: 'Stretch' })
export type StretchAnswer = z.infer<typeof stretchSchema>

/** The facets by themselves. */
export const facetsPageSchema = z
  .object({ type: estateTypeSchema, total: count, facets: facetsSchema })
  .meta({ id: 'FacetsPage' })

const degrees = (most: number) => z.number().min(-most).max(most)
const place = { lat: degrees(90), lng: degrees(180) }

/** What a map shows of a search. */
export const clustersSchema = z
  .object({
    total: count,
    pins: z
      .array(z.object({ id: z.int().positive(), price: count.describe('Dollars.'), ...place }))
      .describe('Homes one by one, where they are few.'),
    cells: z
      .array(z.object({ count: z.int().positive(), ...place }))
      .describe('Else how many homes are where.'),
  })
  .meta({ id: 'Clusters' })
