import { type EstateType, estateTypeSchema } from '#domain/listing/estate-type.ts'
import { ROOM_OPTIONS } from '#domain/listing/rooms.ts'
import { type BoundingBox, formatBoundingBox, parseBoundingBox } from './bounding-box.ts'
import { type Filters, NO_FILTERS, PRICE_PER_SQUARE_OPTIONS } from './filters.ts'
import { DEFAULT_SORT, SORTS, type Sort } from './sort.ts'

/** How results are looked at on narrow screens, where list and map have no room beside each other. */
export const VIEWS = ['list', 'map'] as const
export type View = (typeof VIEWS)[number]

/** A whole search: what the address of `/property` says. */
export interface SearchQuery {
  readonly type: EstateType | null
  /** Place and words, as typed. */
  readonly text: string
  readonly filters: Filters
  /** The part of the map that homes must lie in. */
  readonly box: BoundingBox | null
  readonly sort: Sort
  readonly view: View
  /** Counts from 1. */
  readonly page: number
}

/** A search of which the type is chosen. */
export type SearchQueryWithType = SearchQuery & { readonly type: EstateType }

/** The search of an address that says nothing. */
export const EMPTY_SEARCH_QUERY: SearchQuery = {
  type: null,
  text: '',
  filters: NO_FILTERS,
  box: null,
  sort: DEFAULT_SORT,
  view: 'list',
  page: 1,
}

/** A part of an address that could not be used, and why. */
export interface IgnoredParameter {
  readonly name: string
  readonly value: string
  readonly reason: 'unknown' | 'repeated' | 'choice' | 'length'
}

/** Longest free text of a filter, in characters; what is longer was not typed by a person. */
export const MAX_FILTER_TEXT_LENGTH = 40
/** Longest text of place and words, in characters. */
export const MAX_SEARCH_TEXT_LENGTH = 100
const MAX_BOX_LENGTH = 80
const MAX_REPORTED_LENGTH = 24
const MAX_PARAMETERS = 100
/** The highest page that an address can ask for. */
export const MAX_PAGE = 100_000
/** Names that other sites add to links to follow people; nobody needs to hear of them. */
const TRACKING_PARAMETERS = /^(utm_\w+|fbclid|gclid|msclkid|yclid|ref)$/

const TEXT_PARAMETERS = ['priceMin', 'priceMax', 'areaMin', 'areaMax'] as const
const SINGLE_PARAMETERS: readonly string[] = [
  ...TEXT_PARAMETERS,
  'type',
  'q',
  'pricePerSquare',
  'isRenovation',
  'box',
  'sort',
  'view',
  'page',
]
const MAX_LENGTHS: Readonly<Record<string, number>> = {
  q: MAX_SEARCH_TEXT_LENGTH,
  box: MAX_BOX_LENGTH,
}

/** The search that query pairs describe, and the pairs that were left out of it. Never throws. */
export function parseSearchQuery(pairs: Iterable<readonly [string, string]>): {
  query: SearchQuery
  ignored: IgnoredParameter[]
} {
  const values = new Map<string, string>()
  const rooms = new Set<string>()
  const ignored: IgnoredParameter[] = []
  let read = 0
  for (const [name, raw] of pairs) {
    read += 1
    if (read > MAX_PARAMETERS) break
    const value = clean(raw)
    if (value === '' || TRACKING_PARAMETERS.test(name)) continue
    const reason = findIgnoreReason(name, value, values)
    if (reason !== null) ignored.push({ name: truncate(name), value: truncate(value), reason })
    else if (name === 'rooms') rooms.add(repairRoomOption(value))
    else values.set(name, value)
  }
  const text = (name: string) => values.get(name) ?? ''
  const type = estateTypeSchema.safeParse(values.get('type'))
  const filters: Filters = {
    ...NO_FILTERS,
    price: { min: text('priceMin'), max: text('priceMax') },
    area: { min: text('areaMin'), max: text('areaMax') },
    pricePerSquare: text('pricePerSquare'),
    rooms: ROOM_OPTIONS.filter((option) => rooms.has(option)),
    isRenovation: values.has('isRenovation') ? values.get('isRenovation') === 'true' : undefined,
  }
  const query: SearchQuery = {
    type: type.success ? type.data : null,
    text: text('q'),
    filters,
    box: parseBoundingBox(text('box')),
    sort: SORTS.find((sort) => sort === values.get('sort')) ?? DEFAULT_SORT,
    view: VIEWS.find((view) => view === values.get('view')) ?? 'list',
    page: Number(values.get('page') ?? 1),
  }
  return { query, ignored }
}

/** The query pairs of a search in their one order; nothing is written for what is not set. */
export function formatSearchQuery(query: SearchQuery): [string, string][] {
  const { type, text, filters, box, sort, view, page } = query
  const pairs: [string, string][] = [
    ['type', type ?? ''],
    ['q', text],
    ['priceMin', filters.price.min],
    ['priceMax', filters.price.max],
    ['areaMin', filters.area.min],
    ['areaMax', filters.area.max],
    ['pricePerSquare', filters.pricePerSquare],
    ...filters.rooms.map((option): [string, string] => ['rooms', option]),
    ['isRenovation', filters.isRenovation === undefined ? '' : String(filters.isRenovation)],
    ['box', box === null ? '' : formatBoundingBox(box)],
    ['sort', sort === DEFAULT_SORT ? '' : sort],
    ['view', view === 'list' ? '' : view],
    ['page', page > 1 ? String(page) : ''],
  ]
  return pairs.filter(([, value]) => value !== '')
}

/** A hand-typed `rooms=4+` arrives as "4 ", because a plus means a space there. */
const repairRoomOption = (value: string) => (value === '4' ? '4+' : value)

/** Control characters are no text that a person typed, and HTML cannot carry all of them. */
const clean = (value: string) => value.replace(/\p{Cc}/gu, '').trim()

function truncate(text: string): string {
  const characters = Array.from(text)
  return characters.length > MAX_REPORTED_LENGTH
    ? `${characters.slice(0, MAX_REPORTED_LENGTH).join('')}…`
    : text
}

function findIgnoreReason(
  name: string,
  value: string,
  values: ReadonlyMap<string, string>,
): IgnoredParameter['reason'] | null {
  if (name !== 'rooms' && !SINGLE_PARAMETERS.includes(name)) return 'unknown'
  if (values.has(name)) return 'repeated'
  if (value.length > (MAX_LENGTHS[name] ?? MAX_FILTER_TEXT_LENGTH)) return 'length'
  return isValidValue(name, value) ? null : 'choice'
}

function isValidValue(name: string, value: string): boolean {
  if (name === 'type') return estateTypeSchema.safeParse(value).success
  if (name === 'rooms') return ROOM_OPTIONS.some((option) => option === repairRoomOption(value))
  if (name === 'isRenovation') return value === 'true' || value === 'false'
  if (name === 'pricePerSquare') return PRICE_PER_SQUARE_OPTIONS.some((option) => option === value)
  if (name === 'box') return parseBoundingBox(value) !== null
  if (name === 'sort') return SORTS.some((sort) => sort === value)
  if (name === 'view') return VIEWS.some((view) => view === value)
  if (name === 'page') return /^[1-9]\d*$/.test(value) && Number(value) <= MAX_PAGE
  return true
}
