import * as z from 'zod/mini'
import { estateTypeSchema } from '#domain/listing/estate-type.ts'

/** A listing that the map shows by itself. */
const mapListingSchema = z.readonly(
  z.object({
    id: z.number(),
    price: z.string(),
    address: z.string(),
    countRooms: z.string(),
    area: z.number(),
    currentFloor: z.number(),
    totalFloor: z.number(),
    lat: z.number(),
    lng: z.number(),
    /** `price` as a number, in whole dollars. */
    dollars: z.number(),
    /** The first picture. */
    cover: z.nullable(z.string()),
  }),
)

export type MapListing = z.infer<typeof mapListingSchema>

const cellSchema = z.readonly(z.object({ count: z.number(), lat: z.number(), lng: z.number() }))

/** Response of `/clusters` for a box. Either `homes` or `cells` is empty. */
export const mapResultsSchema = z.readonly(
  z.object({
    type: estateTypeSchema,
    total: z.number(),
    cells: z.readonly(z.array(cellSchema)),
    /** Sorted like the list. */
    homes: z.readonly(z.array(mapListingSchema)),
  }),
)

export type MapResults = z.infer<typeof mapResultsSchema>
