import { type EstateType, estateTypeSchema } from '#domain/listing/estate-type.ts'
import { ROOM_OPTIONS } from '#domain/listing/rooms.ts'
import { type Box, formatBox, parseBox } from './box.ts'
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
  readonly box: Box | null
  readonly sort: Sort
  readonly view: View
  /** Counts from 1. */
  readonly page: number
}

/** A search of which the type is chosen. */
export type TypedSearch = SearchQuery & { readonly type: EstateType }

/** The search of an address that says nothing. */
export const NO_SEARCH: SearchQuery = {
  type: null,
  text: '',
  filters: NO_FILTERS,
  box: null,
  sort: DEFAULT_SORT,
  view: 'list',
  page: 1,
}

/** A part of an address that could not be used, and why. */
export interface IgnoredPair {
  readonly name: string
  readonly value: string
  readonly reason: 'unknown' | 'repeated' | 'choice' | 'length'
}

/** Longest free text of a filter, in characters; what is longer was not typed by a person. */
export const FILTER_TEXT_LENGTH = 40
/** Longest text of place and words, in characters. */
export const SEARCH_TEXT_LENGTH = 100
const BOX_LENGTH = 80
const NAME_SHOWN = 24
const PAIRS_READ = 100
/** The highest page that an address can ask for. */
export const PAGE_LAST = 100_000
/** Names that other sites add to links to follow people; nobody needs to hear of them. */
const FOREIGN = /^(utm_\w+|fbclid|gclid|msclkid|yclid|ref)$/

const TEXTS = ['priceMin', 'priceMax', 'areaMin', 'areaMax'] as const
const SINGLE: readonly string[] = [
  ...TEXTS,
  'type',
  'q',
  'pricePerSquare',
  'isRenovation',
  'box',
  'sort',
  'view',
  'page',
]
const LENGTHS: Readonly<Record<string, number>> = { q: SEARCH_TEXT_LENGTH, box: BOX_LENGTH }

/** The search that query pairs describe, and the pairs that were left out of it. Never throws. */
export function parseSearchQuery(pairs: Iterable<readonly [string, string]>): {
  query: SearchQuery
  ignored: IgnoredPair[]
} {
  const values = new Map<string, string>()
  const rooms = new Set<string>()
  const ignored: IgnoredPair[] = []
  let read = 0
  for (const [name, raw] of pairs) {
    read += 1
    if (read > PAIRS_READ) break
    const value = clean(raw)
    if (value === '' || FOREIGN.test(name)) continue
    const reason = refusal(name, value, values)
    if (reason !== null) ignored.push({ name: shown(name), value: shown(value), reason })
    else if (name === 'rooms') rooms.add(roomOption(value))
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
    box: parseBox(text('box')),
    sort: SORTS.find((sort) => sort === values.get('sort')) ?? DEFAULT_SORT,
    view: VIEWS.find((view) => view === values.get('view')) ?? 'list',
    page: Number(values.get('page') ?? 1),
  }
  return { query, ignored }
}

/** The query pairs of a search in their one order; nothing is written for what is not set. */
export function searchQueryPairs(query: SearchQuery): [string, string][] {
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
    ['box', box === null ? '' : formatBox(box)],
    ['sort', sort === DEFAULT_SORT ? '' : sort],
    ['view', view === 'list' ? '' : view],
    ['page', page > 1 ? String(page) : ''],
  ]
  return pairs.filter(([, value]) => value !== '')
}

/** A hand-typed `rooms=4+` arrives as "4 ", because a plus means a space there. */
const roomOption = (value: string) => (value === '4' ? '4+' : value)

/** Control characters are no text that a person typed, and HTML cannot carry all of them. */
const clean = (value: string) => value.replace(/\p{Cc}/gu, '').trim()

function shown(text: string): string {
  const characters = Array.from(text)
  return characters.length > NAME_SHOWN ? `${characters.slice(0, NAME_SHOWN).join('')}…` : text
}

function refusal(
  name: string,
  value: string,
  values: ReadonlyMap<string, string>,
): IgnoredPair['reason'] | null {
  if (name !== 'rooms' && !SINGLE.includes(name)) return 'unknown'
  if (values.has(name)) return 'repeated'
  if (value.length > (LENGTHS[name] ?? FILTER_TEXT_LENGTH)) return 'length'
  return isChoice(name, value) ? null : 'choice'
}

function isChoice(name: string, value: string): boolean {
  if (name === 'type') return estateTypeSchema.safeParse(value).success
  if (name === 'rooms') return ROOM_OPTIONS.some((option) => option === roomOption(value))
  if (name === 'isRenovation') return value === 'true' || value === 'false'
  if (name === 'pricePerSquare') return PRICE_PER_SQUARE_OPTIONS.some((option) => option === value)
  if (name === 'box') return parseBox(value) !== null
  if (name === 'sort') return SORTS.some((sort) => sort === value)
  if (name === 'view') return VIEWS.some((view) => view === value)
  if (name === 'page') return /^[1-9]\d*$/.test(value) && Number(value) <= PAGE_LAST
  return true
}
