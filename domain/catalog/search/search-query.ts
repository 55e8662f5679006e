import { type EstateType, isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { DEFAULT_CURRENCY, isCurrency } from '#domain/catalog/price/currency.ts'
import { isCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { type BoundingBox, formatBoundingBox, parseBoundingBox } from './bounding-box.ts'
import { type ChosenFacts, FACT_FILTER_NAMES, FACT_FILTERS, findFactValue } from './fact-filters.ts'
import { type Filters, NO_FILTERS, PRICE_PER_SQUARE_OPTIONS } from './filters.ts'
import { findBoundCurrency } from './page-currency.ts'
import { DEFAULT_SORT, SORTS, type Sort } from './sort.ts'

/** On narrow screens only one of them is visible. */
export const VIEWS = ['list', 'map'] as const
export type View = (typeof VIEWS)[number]

/** A search as the URL of `/property` describes it. */
export interface SearchQuery {
  readonly type: EstateType | null
  /** As typed: a city and other words. */
  readonly text: string
  readonly filters: Filters
  readonly box: BoundingBox | null
  readonly sort: Sort
  readonly view: View
  /** Starts at 1. */
  readonly page: number
}

export type SearchQueryWithType = SearchQuery & { readonly type: EstateType }

export const EMPTY_SEARCH_QUERY: SearchQuery = {
  type: null,
  text: '',
  filters: NO_FILTERS,
  box: null,
  sort: DEFAULT_SORT,
  view: 'list',
  page: 1,
}

export interface IgnoredParameter {
  readonly name: string
  readonly value: string
  readonly reason: 'unknown' | 'repeated' | 'choice' | 'length'
}

/** UTF-16 units. */
export const MAX_FILTER_TEXT_LENGTH = 40
/** UTF-16 units. */
export const MAX_SEARCH_TEXT_LENGTH = 100
const MAX_BOX_LENGTH = 80
const MAX_REPORTED_LENGTH = 24
const MAX_PARAMETERS = 100
export const MAX_PAGE = 100_000
/** Added to links by other sites; ignored silently. */
const TRACKING_PARAMETERS = /^(utm_\w+|fbclid|gclid|msclkid|yclid|ref)$/

const TEXT_PARAMETERS = ['priceMin', 'priceMax', 'areaMin', 'areaMax'] as const
const SINGLE_PARAMETERS: readonly string[] = [
  ...TEXT_PARAMETERS,
  'type',
  'q',
  'currency',
  'pricePerSquare',
  ...FACT_FILTER_NAMES.map((fact) => FACT_FILTERS[fact].parameter),
  'availableBy',
  'reduced',
  'unstated',
  'box',
  'sort',
  'view',
  'page',
]
const MAX_LENGTHS: Readonly<Record<string, number>> = {
  q: MAX_SEARCH_TEXT_LENGTH,
  box: MAX_BOX_LENGTH,
}

/** Never throws: invalid parameters are ignored and reported. */
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
    const value = cleanText(raw)
    if (value === '' || TRACKING_PARAMETERS.test(name)) continue
    const reason = findIgnoreReason(name, value, values)
    if (reason !== null) ignored.push({ name: truncate(name), value: truncate(value), reason })
    else if (name === 'rooms') rooms.add(repairRoomOption(value))
    else values.set(name, value)
  }
  const text = (name: string) => values.get(name) ?? ''
  const type = values.get('type')
  const filters: Filters = {
    ...NO_FILTERS,
    price: { min: text('priceMin'), max: text('priceMax') },
    currency: findBoundCurrency(values) ?? DEFAULT_CURRENCY,
    area: { min: text('areaMin'), max: text('areaMax') },
    pricePerSquare: text('pricePerSquare'),
    rooms: ROOM_OPTIONS.filter((option) => rooms.has(option)),
    facts: readChosenFacts(values),
    availableBy: text('availableBy'),
    isReduced: values.get('reduced') === 'true',
    includesUnstated: values.get('unstated') === 'true',
  }
  const query: SearchQuery = {
    type: isEstateType(type) ? type : null,
    text: text('q'),
    filters,
    box: parseBoundingBox(text('box')),
    sort: SORTS.find((sort) => sort === values.get('sort')) ?? DEFAULT_SORT,
    view: VIEWS.find((view) => view === values.get('view')) ?? 'list',
    page: Number(values.get('page') ?? 1),
  }
  return { query, ignored }
}

/** @param values of parameters that are valid */
const readChosenFacts = (values: ReadonlyMap<string, string>): ChosenFacts =>
  Object.fromEntries(
    FACT_FILTER_NAMES.flatMap((fact) => {
      const value = values.get(FACT_FILTERS[fact].parameter)
      return value === undefined ? [] : [[fact, value]]
    }),
  )

/** URL parameters in canonical order, without defaults. */
export function formatSearchQuery(query: SearchQuery): [string, string][] {
  const { type, text, filters, box, sort, view, page } = query
  const pairs: [string, string][] = [
    ['type', type ?? ''],
    ['q', text],
    ['priceMin', filters.price.min],
    ['priceMax', filters.price.max],
    ['currency', filters.currency === DEFAULT_CURRENCY ? '' : filters.currency],
    ['areaMin', filters.area.min],
    ['areaMax', filters.area.max],
    ['pricePerSquare', filters.pricePerSquare],
    ...filters.rooms.map((option): [string, string] => ['rooms', option]),
    ...FACT_FILTER_NAMES.map((fact): [string, string] => [
      FACT_FILTERS[fact].parameter,
      filters.facts[fact] ?? '',
    ]),
    ['availableBy', filters.availableBy],
    ['reduced', filters.isReduced ? 'true' : ''],
    ['unstated', filters.includesUnstated ? 'true' : ''],
    ['box', box === null ? '' : formatBoundingBox(box)],
    ['sort', sort === DEFAULT_SORT ? '' : sort],
    ['view', view === 'list' ? '' : view],
    ['page', page > 1 ? String(page) : ''],
  ]
  return pairs.filter(([, value]) => value !== '')
}

/** A hand-typed `rooms=4+` arrives as "4 ", because a plus means a space in a query string. */
export const repairRoomOption = (value: string) => (value === '4' ? '4+' : value)

/** Removes control characters that HTML cannot contain. */
const cleanText = (value: string) => value.replace(/\p{Cc}/gu, '').trim()

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
  if (name === 'type') return isEstateType(value)
  if (name === 'currency') return isCurrency(value)
  if (name === 'rooms') return ROOM_OPTIONS.some((option) => option === repairRoomOption(value))
  if (name === 'reduced' || name === 'unstated') return value === 'true'
  if (name === 'availableBy') return isCalendarDay(value)
  const fact = FACT_FILTER_NAMES.find((one) => FACT_FILTERS[one].parameter === name)
  if (fact !== undefined) return findFactValue(fact, value) !== undefined
  if (name === 'pricePerSquare') return PRICE_PER_SQUARE_OPTIONS.some((option) => option === value)
  if (name === 'box') return parseBoundingBox(value) !== null
  if (name === 'sort') return SORTS.some((sort) => sort === value)
  if (name === 'view') return VIEWS.some((view) => view === value)
  if (name === 'page') return /^[1-9]\d*$/.test(value) && Number(value) <= MAX_PAGE
  return true
}
