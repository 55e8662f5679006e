import * as z from 'zod'
import { parseArea } from '#domain/listing/area.ts'
import { estateTypeSchema } from '#domain/listing/estate-type.ts'
import { parsePrice } from '#domain/listing/price.ts'
import { ROOM_OPTIONS } from '#domain/listing/rooms.ts'
import { formatBoundingBox, parseBoundingBox } from '#domain/search/bounding-box.ts'
import { PRICE_PER_SQUARE_OPTIONS } from '#domain/search/filters.ts'
import {
  MAX_FILTER_TEXT_LENGTH,
  MAX_PAGE,
  MAX_SEARCH_TEXT_LENGTH,
  VIEWS,
} from '#domain/search/search-query.ts'
import { SORTS } from '#domain/search/sort.ts'
import { parseCursor } from './cursor.ts'
import 'zod-openapi'

/** The deepest zoom of a map whose homes can be asked for. */
const ZOOM_LAST = 20

const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be ${values.join(' or ')}`)

/** A text with a number in it; on a page, one without is no bound, but a program must know. */
const number = (parse: (text: string) => number | null, example: string) =>
  z
    .string()
    .max(MAX_FILTER_TEXT_LENGTH, `must have at most ${MAX_FILTER_TEXT_LENGTH} characters`)
    .refine((text) => parse(text) !== null, `must hold a number, like ${example}`)

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z
    .string(error)
    .regex(/^(0|[1-9]\d*)$/, error)
    .transform(Number)
    .pipe(z.int(error).min(least, error).max(most, error))
    .meta({ override: { type: 'integer', minimum: least, maximum: most } })
}

const box = z
  .string('must be given')
  .refine((text) => parseBoundingBox(text) !== null, 'must be south,west,north,east in degrees')
  .meta({
    description: 'A part of the map: south,west,north,east in degrees.',
    example: formatBoundingBox({ south: 50.4, west: 30.4, north: 50.5, east: 30.6 }),
  })

const narrowing = {
  type: z.enum(estateTypeSchema.options, 'must be sale or rent').describe('To buy or to rent.'),
  q: z
    .string()
    .max(MAX_SEARCH_TEXT_LENGTH, `must have at most ${MAX_SEARCH_TEXT_LENGTH} characters`)
    .optional()
    .describe(
      'Place and words: the first city named narrows to that city, every other word must begin one of the address or the description.',
    ),
  priceMin: number(parsePrice, '120k').optional().describe('Lowest price in dollars.'),
  priceMax: number(parsePrice, '1.5m').optional().describe('Highest price in dollars.'),
  areaMin: number(parseArea, '54.5').optional().describe('Smallest area in m².'),
  areaMax: number(parseArea, '120').optional().describe('Largest area in m².'),
  pricePerSquare: choice(PRICE_PER_SQUARE_OPTIONS)
    .optional()
    .describe('Highest price per square metre, in $/m².'),
  rooms: z
    .array(choice(ROOM_OPTIONS))
    .optional()
    .describe('How many rooms; may be repeated, each finds its homes.'),
  isRenovation: choice(['true', 'false']).optional().describe('Renovated, or not.'),
  box: box.optional(),
}

const sort = choice(SORTS).optional().describe('Which home comes first.')
const view = choice(VIEWS).optional().describe('Taken because pages have it; changes nothing here.')

const shown = {
  sort,
  view,
  page: wholeNumber(1, MAX_PAGE).optional().describe('Counts from 1.'),
}

/** The pairs of `/property`, each of which must be one that can be used. */
export const searchParameters = z.strictObject({ ...narrowing, ...shown })

/** The same without pages: what comes after a home that was there. */
export const walkParameters = z.strictObject({
  ...narrowing,
  sort,
  view,
  after: z
    .string()
    .refine((text) => parseCursor(text) !== null, 'must be what the link `next` has')
    .optional()
    .describe('Where to go on; the link `next` of an answer has it.'),
})

/** The same for a feed, which may be of both types. */
export const feedParameters = searchParameters.partial()

/** The same, and how deep the map is zoomed. */
export const clusterParameters = z.strictObject({
  ...narrowing,
  ...shown,
  box,
  zoom: wholeNumber(0, ZOOM_LAST).describe('How deep the map is zoomed, as in its tiles.'),
})

/** No pair at all. */
export const noParameters = z.strictObject({})

/** The path of one home. */
export const listingPathParameters = z.object({
  type: estateTypeSchema,
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .describe('The id of the home within its type.'),
})
