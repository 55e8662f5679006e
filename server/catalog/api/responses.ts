import * as z from 'zod'
import { HAPPENINGS } from '#domain/catalog/history/timeline.ts'
import {
  catalogListingSchema,
  estateTypeSchema,
  listingSchema,
} from '#domain/catalog/listing/listing.ts'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { FILTER_NAMES } from '#domain/catalog/search/applied-filters.ts'
import {
  FACT_FILTER_NAMES,
  FACT_FILTERS,
  type FactFilter,
} from '#domain/catalog/search/fact-filters.ts'
import { PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'

const count = z.int().nonnegative()
const path = z.string().startsWith('/').describe('Relative to this site.')

export const listedListingSchema = z
  .object({ ...listingSchema.shape, type: estateTypeSchema, url: path })
  .meta({ id: 'ListedHome' })
export type ListedListing = z.infer<typeof listedListingSchema>

export const listingDetailsSchema = z
  .object({
    ...catalogListingSchema.shape,
    url: path,
    publishedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    confirmedAt: z.iso
      .datetime()
      .optional()
      .describe('When it was last seen in its feed, or its owner last said that it is free.'),
  })
  .meta({ id: 'Home' })
export type ListingDetails = z.infer<typeof listingDetailsSchema>

export const historySchema = z
  .object({
    type: estateTypeSchema,
    id: z.int().positive(),
    history: z
      .array(
        z.object({
          at: z.iso.datetime(),
          happenings: z.array(z.enum(HAPPENINGS)),
          amount: z.number().describe('The price after it, in `currency`.'),
          currency: z.string().describe('ISO 4217.'),
          percent: z
            .int()
            .nullable()
            .describe('Of the price before; null if it is the same or in another currency.'),
          picturesAdded: count,
          picturesRemoved: count,
        }),
      )
      .describe('The oldest first, with earlier listings of the same home.'),
  })
  .meta({ id: 'History' })
export type HistoryResponse = z.infer<typeof historySchema>

const optionCounts = <T extends z.ZodType>(value: T) => z.array(z.object({ value, total: count }))

export type FactParameter = (typeof FACT_FILTERS)[FactFilter]['parameter']

const factCountSchemas = Object.fromEntries(
  FACT_FILTER_NAMES.map((fact) => {
    const { parameter, values } = FACT_FILTERS[fact]
    // Whether a home is renovated was published as a boolean.
    const value: z.ZodType<string | boolean> = fact === 'renovation' ? z.boolean() : z.enum(values)
    return [parameter, optionCounts(value.nullable().describe('null: not stated.'))] as const
  }),
) as { [Parameter in FactParameter]: FactCountsSchema }

type FactCountsSchema = ReturnType<typeof optionCounts<z.ZodNullable<z.ZodType<string | boolean>>>>

/** See `Facets` of the domain. */
export const facetsSchema = z
  .object({
    rooms: optionCounts(z.enum(ROOM_OPTIONS)),
    ...factCountSchemas,
    pricePerSquare: optionCounts(z.enum(PRICE_PER_SQUARE_OPTIONS)),
    reduced: count.describe('Homes whose price fell.'),
  })
  .meta({ id: 'Facets' })
export type FacetsResponse = z.infer<typeof facetsSchema>

export const resultsSchema = z
  .object({
    type: estateTypeSchema,
    total: count,
    page: z.int().positive(),
    pages: z.int().positive(),
    city: z.string().nullable().describe('The city that the words of the search name.'),
    correctedText: z
      .string()
      .nullable()
      .describe('What was searched for, where one letter of `q` was put right.'),
    listings: z.array(listedListingSchema),
    facets: facetsSchema,
    loosenings: z
      .array(z.object({ condition: z.enum(FILTER_NAMES), total: count }))
      .describe('Where nothing was found: what to take back, and how many homes that finds.'),
    links: z.object({ self: path, next: path.nullable(), prev: path.nullable() }),
  })
  .meta({ id: 'Results' })
export type ResultsPageResponse = z.infer<typeof resultsSchema>

export const cursorPageSchema = z
  .object({
    type: estateTypeSchema,
    total: count.describe('Of the whole search, now.'),
    listings: z.array(listedListingSchema),
    links: z.object({ self: path, next: path.nullable() }),
  })
  .meta({ id: 'CursorPage' })
export type CursorPageResponse = z.infer<typeof cursorPageSchema>

/** The schema of a page of listings, without `after` and with it. */
export const listingsSchema = z.union([resultsSchema, cursorPageSchema])

export const facetsPageSchema = z
  .object({ type: estateTypeSchema, total: count, facets: facetsSchema })
  .meta({ id: 'FacetsPage' })

const degrees = (max: number) => z.number().min(-max).max(max)
const coordinates = { lat: degrees(90), lng: degrees(180) }

export const clustersSchema = z
  .object({
    total: count,
    pins: z
      .array(
        z.object({ id: z.int().positive(), price: count.describe('Dollars.'), ...coordinates }),
      )
      .describe('Homes one by one, where they are few.'),
    cells: z
      .array(z.object({ count: z.int().positive(), ...coordinates }))
      .describe('Else how many homes are where.'),
  })
  .meta({ id: 'Clusters' })
