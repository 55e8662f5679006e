import * as z from 'zod'
import { parseArea } from '#domain/catalog/listing/area.ts'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import { isSteppedFact, mapWordedFacts } from '#domain/catalog/listing/facts.ts'
import { estateTypeSchema } from '#domain/catalog/listing/listing.ts'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { CURRENCIES } from '#domain/catalog/price/currency.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import { formatBoundingBox, parseBoundingBox } from '#domain/catalog/search/bounding-box.ts'
import {
  FACT_FILTER_NAMES,
  FACT_FILTERS,
  type FactFilter,
} from '#domain/catalog/search/fact-filters.ts'
import { PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'
import {
  MAX_FILTER_TEXT_LENGTH,
  MAX_PAGE,
  MAX_SEARCH_TEXT_LENGTH,
  VIEWS,
} from '#domain/catalog/search/search-query.ts'
import { SORTS } from '#domain/catalog/search/sort.ts'
import { isCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { wordedFactTexts } from '#texts/catalog/facts.ts'
import { parseCursor } from './cursor.ts'
import 'zod-openapi'

const MAX_ZOOM = 20

const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be ${values.join(' or ')}`)

const FACT_DESCRIPTIONS: Readonly<Record<FactFilter, string>> = {
  renovation: 'Renovated, or not.',
  ...mapWordedFacts(
    (fact) => `${wordedFactTexts[fact].name}${isSteppedFact(fact) ? ', or better' : ''}.`,
  ),
}

/** Pages ignore a text without a number; a program must learn of it. */
const number = (parse: (text: string) => number | null, example: string) =>
  z
    .string()
    .max(MAX_FILTER_TEXT_LENGTH, `must have at most ${MAX_FILTER_TEXT_LENGTH} characters`)
    .refine((text) => parse(text) !== null, `must hold a number, like ${example}`)

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string(error)
    .regex(/^(0|[1-9]\d*)$/, error)
    .transform(Number)
    .pipe(z.int(error).min(min, error).max(max, error))
    .meta({ override: { type: 'integer', minimum: min, maximum: max } })
}

const box = z
  .string('must be given')
  .refine((text) => parseBoundingBox(text) !== null, 'must be south,west,north,east in degrees')
  .meta({
    description: 'A part of the map: south,west,north,east in degrees.',
    example: formatBoundingBox({ south: 50.4, west: 30.4, north: 50.5, east: 30.6 }),
  })

/** The facts of the filter panel, by their parameters. */
const factParameters = Object.fromEntries(
  FACT_FILTER_NAMES.map((fact) => {
    const { parameter, values } = FACT_FILTERS[fact]
    return [parameter, choice(values).optional().describe(FACT_DESCRIPTIONS[fact])]
  }),
)

const filterParameters = {
  type: z.enum(ESTATE_TYPES, 'must be sale or rent').describe('To buy or to rent.'),
  q: z
    .string()
    .max(MAX_SEARCH_TEXT_LENGTH, `must have at most ${MAX_SEARCH_TEXT_LENGTH} characters`)
    .optional()
    .describe(
      'Place and words: the first city named narrows to that city, every other word must begin one of the address, the metro station, the residential complex or the description; words in quotes must be one, words after a minus must not.',
    ),
  priceMin: number(parsePrice, '120k').optional().describe('Lowest price, in `currency`.'),
  priceMax: number(parsePrice, '1.5m').optional().describe('Highest price, in `currency`.'),
  currency: choice(CURRENCIES).optional().describe('Of the prices asked for; dollars without it.'),
  areaMin: number(parseArea, '54.5').optional().describe('Smallest area in m².'),
  areaMax: number(parseArea, '120').optional().describe('Largest area in m².'),
  pricePerSquare: choice(PRICE_PER_SQUARE_OPTIONS)
    .optional()
    .describe('Highest price per square metre, in $/m².'),
  rooms: z
    .array(choice(ROOM_OPTIONS))
    .optional()
    .describe('How many rooms; may be repeated, each finds its homes.'),
  ...factParameters,
  availableBy: z
    .string()
    .refine(isCalendarDay, 'must be a day, like 2026-12-01')
    .optional()
    .describe('The latest day from which it must be free.'),
  reduced: choice(['true'])
    .optional()
    .describe('Only homes whose price fell within the last year.'),
  unstated: choice(['true'])
    .optional()
    .describe('With one of the facts above: also homes that do not say.'),
  box: box.optional(),
}

const sort = choice(SORTS).optional().describe('Which home comes first.')
const view = choice(VIEWS).optional().describe('Taken because pages have it; changes nothing here.')

const viewParameters = {
  sort,
  view,
  page: wholeNumber(1, MAX_PAGE).optional().describe('Counts from 1.'),
}

/** The parameters of `/property`. */
export const searchParameters = z.strictObject({ ...filterParameters, ...viewParameters })

const after = z
  .string()
  .refine((text) => parseCursor(text) !== null, 'must be what the link `next` has')
  .describe(
    'Pages by cursor instead of number: every home comes once, whatever changes meanwhile. Empty for the first page; the link `next` has it for the following ones.',
  )

/** Search parameters that page by cursor instead of page number. */
export const cursorParameters = z.strictObject({
  ...filterParameters,
  sort,
  view,
  after: after.optional(),
  page: z.never('cannot be combined with after').optional(),
})

/** Both ways of paging, for the description of the API. */
export const listingsParameters = searchParameters.extend({ after: after.optional() })

/** Search parameters of a feed, which may contain both types. */
export const feedParameters = searchParameters.partial()

export const clusterParameters = z.strictObject({
  ...filterParameters,
  ...viewParameters,
  box,
  zoom: wholeNumber(0, MAX_ZOOM).describe('How deep the map is zoomed, as in its tiles.'),
})

export const noParameters = z.strictObject({})

export const listingPathParameters = z.object({
  type: estateTypeSchema,
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .describe('The id of the home within its type.'),
})
